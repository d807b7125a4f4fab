import type { getAccount } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { PLANS } from 'shared-contracts/domain/plan';
import { useTexts } from 'shared-contracts/host';
import { useDayText } from '../checkout/use-day-text.ts';
import { texts } from '../locales/en/billing.ts';

/** What the server says of the plan that waits; nothing where none does. */
export type AccountPlans = Pick<
  CallReply<typeof getAccount>['data'],
  'next_plan' | 'next_plan_until'
>;

/** The sentence about the plan that follows the one that runs, where one waits for its end. */
export function FollowingPlan({ account }: { account: AccountPlans | undefined }) {
  const t = useTexts(texts);
  const dayText = useDayText();
  const plan = PLANS.find(({ code }) => code === account?.next_plan);
  const until = account?.next_plan_until ?? null;
  if (plan === undefined || until === null) return null;
  return <span>{t('plans.then', { plan: plan.name, end: dayText(until) })}</span>;
}
