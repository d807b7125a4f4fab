import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { GivenPlan } from './plan-schedule.ts';

/** The plans that an account got and that no refund took back. */
export async function findGivenPlans(
  db: Kysely<Database>,
  accountId: string,
): Promise<GivenPlan[]> {
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'plan', 'months', 'given_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.flatMap(({ given_at: givenAt, ...rest }) =>
    givenAt === null ? [] : [{ ...rest, givenAt }],
  );
}
