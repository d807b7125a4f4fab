import { useState } from 'react';
import { getAccount } from 'shared-contracts/calls/auth';
import { planName, type PlanCode } from 'shared-contracts/domain/plan';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SkeletonText } from 'shared-contracts/ui/core';
import { useDayText } from '../checkout/use-day-text.ts';
import { texts } from '../locales/en/billing.ts';
import { FollowingPlan } from '../offers/following-plan.tsx';

const DAY_MS = 86_400_000;

/** Which plan one has, until when, the days that are left, and what follows. */
export function CurrentPlan({ mine }: { mine: PlanCode }) {
  const t = useTexts(texts);
  const { query } = useHost();
  const dayText = useDayText();
  const [now] = useState(() => Date.now());
  const { data, isPending } = useQuery(query(getAccount, {}));
  const account = data?.data;
  const until = account?.plan_until ?? null;
  const plan = planName(mine);
  if (mine === 'hope' || until === null) {
    return (
      <div>
        <p>{t('plans.yours', { plan })}</p>
        {/* On a phone the end of the plan takes a second line. */}
        {mine !== 'hope' && isPending && <SkeletonText lines={1} />}
      </div>
    );
  }
  const count = Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
  return (
    <p>
      <span>{t('plans.yoursUntil', { plan, end: dayText(until), count })}</span>{' '}
      <FollowingPlan account={account} />
    </p>
  );
}
