import {
  includesPlan,
  PERKS,
  PLAN_DURATIONS,
  PLANS,
  pricePaise,
} from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { IconCheck, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** All plans beside each other, perk by perk; three narrow columns that fit a small phone. */
export function PerkTable() {
  const t = useTexts(texts);
  return (
    <section className="bl-compare" aria-labelledby="compare-plans">
      <h2 id="compare-plans">{t('compare.title')}</h2>
      <table className="bl-table" aria-labelledby="compare-plans">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.perk')}</VisuallyHidden>
            </th>
            {PLANS.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERKS.map((perk) => (
            <tr key={perk.code}>
              <th scope="row">{t(`perk.${perk.code}`)}</th>
              {PLANS.map(({ code }) => (
                <td key={code}>
                  {includesPlan(code, perk.from) ? (
                    <IconCheck label={t('compare.yes')} className="bl-table__yes" />
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{t('compare.no')}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {PLAN_DURATIONS.map((duration) => (
            <tr key={duration}>
              <th scope="row">{t(`compare.${duration}`)}</th>
              {PLANS.map((plan) => (
                <td key={plan.code}>{rupees(pricePaise(plan, duration))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
