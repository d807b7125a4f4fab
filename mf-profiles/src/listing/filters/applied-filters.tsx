import { useTexts } from 'shared-contracts/host';
import { Button, IconClose } from 'shared-contracts/ui/core';
import { appliedOf, appliedText } from './applied.ts';
import { filterTexts } from './filter-texts.ts';
import { without, type Filters } from './filters.ts';

/** Props of the chips above the people. */
export interface AppliedFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** What is applied, each to be taken off, and 'Clear all'. */
export function AppliedFilters({ filters, onChange }: AppliedFiltersProps) {
  const t = useTexts(filterTexts);
  const applied = appliedOf(filters);
  if (applied.length === 0) return null;
  return (
    <div className="pf-chips">
      <ul className="pf-chips__list" aria-label={t('chips.title')}>
        {applied.map((one) => {
          const words = appliedText(filters, one, t);
          return (
            <li key={`${one.name} ${one.value}`}>
              <button
                type="button"
                className="pf-chip"
                aria-label={t('suggest.remove', { words })}
                onClick={() => onChange(without(filters, one))}
              >
                <span>{words}</span>
                <IconClose />
              </button>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" onClick={() => onChange({})}>
        {t('form.clear')}
      </Button>
    </div>
  );
}
