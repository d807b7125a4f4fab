import { PERKS, PLANS } from 'shared-contracts/domain/plan';
import { useTexts } from 'shared-contracts/host';
import { IconCheck } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { PlanChoice, type PlanChoiceProps } from './plan-choice.tsx';
import { PlanPrice } from './plan-price.tsx';

/** One plan: for whom, what it costs, what can be done about it, and what it adds to the plan below. */
export function PlanCard(props: PlanChoiceProps) {
  const t = useTexts(texts);
  const { plan, duration, standing } = props;
  const below = PLANS[PLANS.indexOf(plan) - 1];
  const added = PERKS.filter(({ from }) => from === plan.code);
  return (
    <article
      className={`sp-surface bl-card${standing === 'current' ? ' bl-card--current' : ''}`}
      aria-labelledby={`plan-${plan.code}`}
    >
      <div>
        <h2 className="bl-card__name" id={`plan-${plan.code}`}>
          {plan.name}
        </h2>
        <p className="sp-muted">{t(`card.for.${plan.code}`)}</p>
      </div>
      <PlanPrice plan={plan} duration={duration} />
      <div className="bl-card__choice">
        <PlanChoice {...props} />
      </div>
      <div>
        {below && <p className="bl-card__above">{t('card.above', { plan: below.name })}</p>}
        <ul className="bl-perks">
          {added.map(({ code }) => (
            <li key={code}>
              <IconCheck />
              <div>
                <p className="bl-perks__name">{t(`perk.${code}`)}</p>
                <p className="bl-perks__text">{t(`perk.${code}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
