import { perksOf, PERKS, type PlanCode } from 'shared-contracts/domain/plan';
import { useTexts } from 'shared-contracts/host';
import { IconCheck, Tag } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import { PlanChoice, type PlanChoiceProps } from './plan-choice.tsx';
import { PlanPrice } from './plan-price.tsx';

/** Perks that a card names; the table below has all of them. */
const PERKS_NAMED = 3;

/** One plan: for whom, what it adds, what it costs and what can be done about it. */
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
      <ul className="bl-card__perks">
        {perksToName(plan.code).map((perk) => (
          <li key={perk}>
            <IconCheck />
            <span>{t(`perk.${perk}`)}</span>
          </li>
        ))}
      </ul>
      {standing !== 'included' && <PlanPrice plan={plan} duration={duration} />}
      <div className="bl-card__choice">
        <PlanChoice {...props} />
      </div>
    </article>
  );
}

/** First what the plan adds itself, then the best of what the plans below it have. */
function perksToName(code: PlanCode) {
  const own = PERKS.filter(({ from }) => from === code).map((perk) => perk.code);
  const others = perksOf(code).filter((perk) => !own.includes(perk));
  return [...own, ...others.toReversed()].slice(0, PERKS_NAMED);
}
