import { useState } from 'react';
import { PLANS, type Plan } from 'shared-contracts/domain/plan';
import { useSession, useTexts } from 'shared-contracts/host';
import { Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { DurationSwitch } from './duration-switch.tsx';
import { PaymentSoon } from './payment-soon.tsx';
import { PerkTable } from './perk-table.tsx';
import { PlanCard } from './plan-card.tsx';
import { planStanding } from './plan-standing.ts';
import { PriceNotes } from './price-notes.tsx';
import { useDuration } from './use-duration.ts';
import './plans.css';

/** /subscription: the plans of section 9, for members and visitors; it asks the server for nothing. */
export function PlansPage() {
  const t = useTexts(texts);
  const mine = useSession()?.myplan ?? null;
  const [duration, setDuration] = useDuration();
  const [wanted, setWanted] = useState<Plan | null>(null);
  const myName = PLANS.find(({ code }) => code === mine)?.name;
  return (
    <Page>
      <PageHeader title={t('plans.title')} text={t('plans.intro')} />
      <div className="bl-head">
        <DurationSwitch value={duration} onChange={setDuration} />
        <p>{myName === undefined ? t('plans.joinFirst') : t('plans.yours', { plan: myName })}</p>
      </div>
      <div className="bl-cards">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            duration={duration}
            standing={planStanding(plan.code, mine)}
            onBuy={() => setWanted(plan)}
          />
        ))}
      </div>
      <div className="bl-below">
        <PerkTable />
        <PriceNotes />
      </div>
      <PaymentSoon plan={wanted} duration={duration} onClose={() => setWanted(null)} />
    </Page>
  );
}
