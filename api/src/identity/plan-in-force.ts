import type { PlanCode } from 'shared-contracts/domain/plan';

/** The plan that counts now: a paid one whose time is over is Hope. */
export function planInForce(
  account: { readonly plan: PlanCode; readonly plan_until: Date | null },
  now: Date,
): PlanCode {
  const running = account.plan_until !== null && account.plan_until > now;
  return running ? account.plan : 'hope';
}
