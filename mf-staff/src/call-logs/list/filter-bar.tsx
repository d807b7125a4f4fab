import { useEffect, useState, type Ref } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import { CallLogFilters } from 'shared-contracts/calls/call-log-filters';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Button, Disclosure } from 'shared-contracts/ui/core';
import { statusTexts, texts } from '../../locales/en/desk.ts';
import type { EntryChoices } from '../entry/entry-fields.tsx';
import { countFilters, FIRST_VIEW, type ListFilters, type ListPlace } from '../page-address.ts';
import { FilterDay, FilterSelect } from './filter-fields.tsx';

interface FilterBarProps {
  readonly place: ListPlace;
  readonly choices: EntryChoices;
  readonly onFilter: (change: Partial<ListFilters>, isTyping?: boolean) => void;
  readonly onApp: (app: string) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** The search, and the filters in one row; on a phone they fold. */
export function FilterBar(props: FilterBarProps) {
  const { place, onFilter, searchRef } = props;
  const text = useTexts(texts);
  const isWide = useMedia('(min-width: 900px)');
  const count = countFilters(place);
  return (
    <div className="st-filters" role="search" aria-label={text('filter.label')}>
      <Search
        q={place.filters.q}
        inputRef={searchRef}
        // A search is not limited to the own entries.
        onSearch={(q) =>
          onFilter(q !== '' && place.filters.caller === 'me' ? { q, caller: 'all' } : { q }, true)
        }
      />
      {isWide ? (
        <Filters {...props} />
      ) : (
        <Disclosure summary={count === 0 ? text('filter.label') : text('filter.count', { count })}>
          <Filters {...props} />
        </Disclosure>
      )}
    </div>
  );
}

/** How long a writer pauses before the list follows, in ms. */
const PAUSE = 400;

function Search({
  q,
  inputRef,
  onSearch,
}: {
  readonly q: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onSearch: (q: string) => void;
}) {
  const text = useTexts(texts);
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Cleared, or gone back to: not what is being typed.
    if (typed?.trim() !== q) setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed.trim() === q) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
    // What is done with it is of its moment.
  });
  return (
    <input
      ref={inputRef}
      className="sp-input st-filters__search"
      type="search"
      aria-label={text('filter.q')}
      placeholder={text('filter.q')}
      maxLength={maxLengthOf(CallLogFilters.shape.q)}
      value={typed ?? q}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch((typed ?? q).trim());
        if (event.key !== 'Escape') return;
        // Leads to the rows that were found; a browser would empty the field, and with it the list.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

function Filters({ place, choices, onFilter, onApp }: FilterBarProps) {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const status = useTexts(statusTexts);
  const { filters } = place;
  const any = ['', text('filter.any')] as const;
  const flags = [any, ['true', phrase('value.yes')], ['false', phrase('value.no')]] as const;
  const select = (name: keyof ListFilters, options: readonly (readonly [string, string])[]) => (
    <FilterSelect
      label={text(`filter.${name as 'caller'}`)}
      value={filters[name]}
      isSet={filters[name] !== FIRST_VIEW[name]}
      options={options}
      onChange={(value) => onFilter({ [name]: value })}
    />
  );
  const apps = [...new Set([place.app, ...choices.apps])].sort();
  return (
    <div className="st-filters__row">
      {select('caller', [
        ['me', text('filter.mine')],
        ['all', text('filter.everyone')],
        ['none', text('filter.nobody')],
        ...choices.callers.map(({ id, name }) => [id, name] as const),
      ])}
      {select('status', [any, ...CALL_STATUSES.map((one) => [one, status(one)] as const)])}
      {select('due', [
        any,
        ['true', text('filter.dueNow')],
        ['overdue', text('filter.overdue')],
        ['today', text('filter.today')],
      ])}
      {select('followup', flags)}
      {select('paid', flags)}
      <FilterDay
        label={text('filter.from')}
        value={filters.from}
        isSet={filters.from !== ''}
        onChange={(from) => onFilter({ from })}
      />
      <FilterDay label={text('filter.to')} value={filters.to} onChange={(to) => onFilter({ to })} />
      <FilterSelect
        label={text('filter.community')}
        value={place.app}
        options={apps.map((app) => [app, app])}
        onChange={onApp}
      />
      {(countFilters(place) > 0 || filters.q !== '') && (
        <Button size="small" variant="quiet" onClick={() => onFilter(FIRST_VIEW)}>
          {text('filter.clear')}
        </Button>
      )}
    </div>
  );
}
