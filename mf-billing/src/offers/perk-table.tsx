import { includesPlan, PERKS, PLANS, type PlanCode } from 'shared-contracts/domain/plan';
import { useTexts } from 'shared-contracts/host';
import { IconCheck, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';

/**
 * All plans beside each other, perk by perk, with what each perk is and what it needs; `mine` is marked. The one place
 * that says it: three narrow columns that fit a small phone.
 */
export function PerkTable({ mine }: { mine: PlanCode | null }) {
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
              <th key={code} scope="col" className={columnClass(code, mine)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERKS.map((perk) => (
            <tr key={perk.code}>
              <th scope="row">
                <span className="bl-table__perk">{t(`perk.${perk.code}`)}</span>
                <span className="bl-table__text">{t(`perk.${perk.code}.text`)}</span>
              </th>
              {PLANS.map(({ code }) => (
                <td key={code} className={columnClass(code, mine)}>
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
        </tbody>
      </table>
    </section>
  );
}

function columnClass(code: PlanCode, mine: PlanCode | null): string | undefined {
  return code === mine ? 'bl-table__mine' : undefined;
}
