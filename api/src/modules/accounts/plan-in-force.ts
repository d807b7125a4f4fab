import type { Selectable } from 'kysely';
import type { PlanCode } from 'shared-contracts/domain/plan';
import type { AccountsTable } from './accounts.tables.ts';

/** What the row of an account says of its plans: the one that runs, and a cheaper one that follows without a gap. */
export type StoredPlans = Pick<
  Selectable<AccountsTable>,
  'plan' | 'plan_until' | 'next_plan' | 'next_plan_until'
>;

/** Names of those columns, for a select. */
export const PLAN_COLUMNS = [
  'accounts.plan',
  'accounts.plan_until',
  'accounts.next_plan',
  'accounts.next_plan_until',
] as const;

/** The plan that counts now: a paid one whose time is over is the one that follows, or Hope. */
export function planInForce(account: StoredPlans, now: Date): PlanCode {
  return runningPlan(account, now).plan;
}

/** The plan that counts now and when it ends; Hope has no end. */
export function runningPlan(
  { plan, plan_until, next_plan, next_plan_until }: StoredPlans,
  now: Date,
): { plan: PlanCode; until: Date | null } {
  if (plan !== 'hope' && plan_until !== null && plan_until > now)
    return { plan, until: plan_until };
  if (next_plan !== null && next_plan_until !== null && next_plan_until > now)
    return { plan: next_plan, until: next_plan_until };
  return { plan: 'hope', until: null };
}

/** The plan that follows the one that runs, and when it ends; null where none does. */
export function followingPlan(
  { plan_until, next_plan: plan, next_plan_until: until }: StoredPlans,
  now: Date,
): { plan: PlanCode; until: Date } | null {
  const isWaiting = plan_until !== null && plan_until > now;
  return isWaiting && plan !== null && until !== null ? { plan, until } : null;
}
