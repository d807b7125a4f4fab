import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { plansAt, schedulePlans, type GivenPlan } from './plan-schedule.ts';

/**
 * Recalculates when each plan of an account runs, from its grants without refunds, and what is in force at `now`. Call
 * it in the transaction that changes a grant; dependents follow by the job of the account's trigger. Does nothing for a
 * missing account.
 */
export async function applyPlans(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  // Two grants of one account follow each other; a key is not changed, so that rows may refer to it meanwhile.
  const held = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  const spans = schedulePlans(await findGivenPlans(trx, accountId));
  for (const { id, startsAt: starts_at, endsAt: ends_at } of spans) {
    await trx.updateTable('grants').set({ starts_at, ends_at }).where('id', '=', id).execute();
  }
  await trx.updateTable('accounts').set(plansAt(spans, now)).where('id', '=', accountId).execute();
}

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
