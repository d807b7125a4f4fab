import type { PlanEffect } from 'shared-contracts/calls/payments';
import { PERKS } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { IconCheck } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import { costPaise, type Purchase } from './purchase.ts';
import { useDayText } from './use-day-text.ts';

interface PurchaseSummaryProps {
  readonly purchase: Purchase;
  /** Null while it is not known, and for a membership by e-mail. */
  readonly effect: PlanEffect | null;
  readonly email: string | null;
}

/** What is bought, for how long, what it costs, what it gives, and what it does to the plan that runs. */
export function PurchaseSummary({ purchase, effect, email }: PurchaseSummaryProps) {
  const t = useTexts(texts);
  const { config } = useHost();
  const { plan, duration } = purchase;
  const perks = PERKS.filter(({ from }) => from !== 'hope').filter(
    ({ from }) => from === 'belief' || plan.code === 'trust',
  );
  return (
    <section className="sp-surface bl-summary" aria-labelledby="purchase">
      <h2 id="purchase" className="bl-card__name">
        {plan.name}
      </h2>
      {email !== null && <p className="bl-summary__email">{t('summary.for', { email })}</p>}
      <p>
        <span className="bl-price__amount">{rupees(costPaise(purchase))}</span>{' '}
        <span>{t(`card.${duration}`)}</span>
      </p>
      <p className="sp-muted">{t(config.gst === true ? 'summary.gst' : 'summary.whole')}</p>
      {effect !== null && <EffectSentence effect={effect} plan={plan.name} />}
      {email !== null && <p>{t('summary.owner')}</p>}
      <ul className="bl-perks">
        {perks.map(({ code }) => (
          <li key={code}>
            <IconCheck />
            <p>{t(`perk.${code}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the purchase does to the plan that runs. */
export function EffectSentence({ effect, plan }: { effect: PlanEffect; plan: string }) {
  const t = useTexts(texts);
  const dayText = useDayText();
  const values = {
    plan,
    start: dayText(effect.starts_at),
    end: dayText(effect.ends_at),
    count: effect.credited_days,
  };
  return <p className="bl-summary__effect">{t(`effect.${effect.kind}`, values)}</p>;
}
