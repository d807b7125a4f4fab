import { useTexts } from 'shared-contracts/host';
import { filterTexts } from '../../locales/en/filters.ts';
import { keysOf, type Filters } from './filters.ts';
import { MOST_USED, type SectionName } from './sections.ts';

interface QuickFiltersProps {
  readonly filters: Filters;
  readonly onOpen: (section: SectionName) => void;
}

/** The filters that are used most and not applied: each opens the form at its section. */
export function QuickFilters({ filters, onOpen }: QuickFiltersProps) {
  const t = useTexts(filterTexts);
  return MOST_USED.filter(([name]) => keysOf(name).every((key) => filters[key] === undefined)).map(
    ([name, section]) => (
      <button
        key={name}
        type="button"
        className="pf-chip pf-chip--open"
        aria-haspopup="dialog"
        onClick={() => onOpen(section)}
      >
        {t(`quick.${name}`)}
      </button>
    ),
  );
}
