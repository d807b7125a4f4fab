import { pricePaise, type Plan, type PlanDuration } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Tag } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';

/** What a plan costs for the chosen duration, and for the other one in small. */
export function PlanPrice({ plan, duration }: { plan: Plan; duration: PlanDuration }) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const price = rupees(pricePaise(plan, duration));
  if (pricePaise(plan, duration) === 0) {
    return (
      <div className="bl-price">
        <p>
          <span className="bl-price__amount">{price}</span> <span>{t('card.free')}</span>
        </p>
      </div>
    );
  }
  const saving =
    plan.savePercent === null ? null : phrase('plan.save', { percent: plan.savePercent });
  const other = rupees(pricePaise(plan, duration === 'month' ? 'year' : 'month'));
  return (
    <div className="bl-price">
      <p>
        <span className="bl-price__amount">{price}</span> <span>{t(`card.${duration}`)}</span>{' '}
        {duration === 'year' && saving !== null && <Tag tone="haldi">{saving}</Tag>}
      </p>
      {duration === 'year' && (
        <p className="bl-price__other">
          {t('card.perMonth', { price: rupees(perMonthPaise(plan)) })}
        </p>
      )}
      <p className="bl-price__other">{otherText()}</p>
    </div>
  );

  function otherText(): string {
    if (duration === 'year') return t('card.orMonth', { price: other });
    if (saving === null) return t('card.orYear', { price: other });
    return t('card.orYearSaving', { price: other, saving });
  }
}

/** A month of the year's price, in paise, to the nearest rupee. */
function perMonthPaise(plan: Plan): number {
  return Math.round(plan.yearPaise / 12 / 100) * 100;
}
