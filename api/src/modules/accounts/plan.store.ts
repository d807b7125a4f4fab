import type { Kysely } from 'kysely';
import type { PlanCode } from 'shared-contracts/domain/plan';
import type { Database } from '../../platform/database/tables.ts';
import { PLAN_COLUMNS, runningPlan } from './plan-in-force.ts';

/** The plan in force now, and when it ends, null for never; null for an account that is gone. */
export async function findPlan(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<{ plan: PlanCode; until: Date | null } | null> {
  const account = await db
    .selectFrom('accounts')
    .select(PLAN_COLUMNS)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account === undefined ? null : runningPlan(account, now);
}
