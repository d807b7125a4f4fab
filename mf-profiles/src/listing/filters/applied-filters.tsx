import type { FilterWord } from 'shared-contracts/calls/listing-filters';
import { useTexts } from 'shared-contracts/host';
import { Button, IconClose } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { appliedOf, appliedText } from './applied.ts';
import { without, type Filters } from './filters.ts';

interface AppliedFiltersProps {
  readonly filters: Filters;
  /** Those in words of one's own as the page writes them. */
  readonly words: readonly FilterWord[];
  readonly onChange: (filters: Filters) => void;
}

/** What is applied, each to be taken off, and 'Clear all'. */
export function AppliedFilters({ filters, words, onChange }: AppliedFiltersProps) {
  const t = useTexts(filterTexts);
  const applied = appliedOf(filters);
  if (applied.length === 0) return null;
  return (
    <div className="pf-chips">
      <ul className="pf-chips__list" aria-label={t('chips.title')}>
        {applied.map((one) => {
          const text = appliedText(filters, one, { t, words });
          return (
            <li key={`${one.name} ${one.value}`}>
              <button
                type="button"
                className="pf-chip"
                aria-label={t('suggest.remove', { words: text })}
                onClick={() => onChange(without(filters, one))}
              >
                <span>{text}</span>
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
