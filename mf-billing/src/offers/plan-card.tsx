import { useTexts } from 'shared-contracts/host';
import { IconCheck, Tag } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import { PlanChoice, type PlanChoiceProps } from './plan-choice.tsx';
import { PlanPrice } from './plan-price.tsx';

/** One plan: for whom, what it costs and what can be done about it; what it includes stands in the one table below. */
export function PlanCard(props: PlanChoiceProps) {
  const t = useTexts(texts);
  const { plan, duration, standing } = props;
  return (
    <article
      className={`sp-surface bl-card bl-card--${standing}`}
      aria-labelledby={`plan-${plan.code}`}
    >
      <div className="bl-card__head">
        <h2 className="bl-card__name" id={`plan-${plan.code}`}>
          {plan.name}
        </h2>
        {standing === 'current' && (
          <Tag tone="success" icon={<IconCheck />}>
            {t('card.current')}
          </Tag>
        )}
        <p className="sp-muted">{t(`card.for.${plan.code}`)}</p>
      </div>
      {standing !== 'included' && <PlanPrice plan={plan} duration={duration} />}
      <div className="bl-card__choice">
        <PlanChoice {...props} />
      </div>
    </article>
  );
}
