import { useEffect, useState, type Ref } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import { CallLogFilters } from 'shared-contracts/calls/call-log-filters';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Button, Disclosure } from 'shared-contracts/ui/core';
import { ChoiceField, type ChoiceOption } from 'shared-contracts/ui/forms';
import { DeskDays } from '../../desk-time/desk-days.tsx';
import { statusTexts, texts } from '../../locales/en/desk.ts';
import type { EntryChoices } from '../entry/entry-fields.tsx';
import {
  countFilters,
  FIRST_VIEW,
  isOneCaller,
  queryOf,
  type ListFilters,
  type ListPlace,
} from '../page-address.ts';
import { useColumns } from './entry-table.tsx';
import type { useViews } from './use-views.ts';
import { ViewsDialog } from './views-dialog.tsx';

interface FilterBarProps {
  readonly place: ListPlace;
  readonly choices: EntryChoices;
  readonly onFilter: (change: Partial<ListFilters>, isTyping?: boolean) => void;
  readonly onApp: (app: string) => void;
  readonly views: ReturnType<typeof useViews>;
  /** Gets the filters of a view as the address has them. */
  readonly onView: (query: Record<string, string>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** The search, the filters, and those that have a name; on a phone the filters fold. */
export function FilterBar(props: FilterBarProps) {
  const { place, views, onFilter, onView, searchRef } = props;
  const { communityCode } = useHost().config;
  const text = useTexts(texts);
  const isWide = useMedia('(min-width: 900px)');
  const columns = useColumns(isOneCaller(place));
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(place);
  const now = queryOf({ ...place, page: 1, cursor: null, entry: null }, communityCode);
  const isNow = (query: Record<string, string>) =>
    new URLSearchParams(query).toString() === new URLSearchParams(now).toString();
  const row = <Filters {...props} />;
  return (
    <div className="st-filters" role="search" aria-label={text('filter.label')}>
      <div className="st-filters__row">
        <Search
          q={place.filters.q}
          inputRef={searchRef}
          // A search is not limited to the own entries.
          onSearch={(q) =>
            onFilter(q !== '' && place.filters.caller === 'me' ? { q, caller: 'all' } : { q }, true)
          }
        />
        {isWide && row}
      </div>
      {!isWide && (
        <Disclosure summary={count === 0 ? text('filter.label') : text('filter.count', { count })}>
          <div className="st-filters__row">{row}</div>
        </Disclosure>
      )}
      <div className="st-filters__views">
        {views.views.map(({ name, query }) => (
          <Button
            key={name}
            size="small"
            aria-pressed={isNow(query)}
            variant={isNow(query) ? 'primary' : 'secondary'}
            onClick={() => onView(query)}
          >
            {name}
          </Button>
        ))}
        {(count > 0 || place.filters.q !== '') && (
          <Button size="small" variant="quiet" onClick={() => onFilter(FIRST_VIEW)}>
            {text('filter.clear')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {text('views.open')}
        </Button>
      </div>
      <ViewsDialog
        open={isOpen}
        views={views}
        now={now}
        columns={columns}
        onClose={() => setOpen(false)}
      />
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
  const any = { value: '', label: text('filter.any') };
  const flags = [
    any,
    { value: 'true', label: phrase('value.yes') },
    { value: 'false', label: phrase('value.no') },
  ];
  const select = (name: keyof ListFilters, options: readonly ChoiceOption[], none?: string) => (
    <div className={filters[name] === FIRST_VIEW[name] ? undefined : 'st-filter--set'}>
      <ChoiceField
        label={text(`filter.${name as 'caller'}`)}
        value={filters[name]}
        options={options}
        none={none}
        onChange={(value) => onFilter({ [name]: value })}
      />
    </div>
  );
  const apps = [...new Set([place.app, ...choices.apps])].sort();
  return (
    <>
      {select(
        'caller',
        [
          { value: 'me', label: text('filter.mine') },
          { value: 'all', label: text('filter.everyone') },
          { value: 'none', label: text('filter.nobody') },
          ...choices.callers.map(({ id, name }) => ({ value: id, label: name })),
        ],
        text('filter.noCaller'),
      )}
      {select(
        'status',
        [any, ...CALL_STATUSES.map((one) => ({ value: one, label: status(one) }))],
        text('filter.noStatus'),
      )}
      {select('due', [
        any,
        { value: 'true', label: text('filter.dueNow') },
        { value: 'overdue', label: text('filter.overdue') },
        { value: 'today', label: text('filter.today') },
      ])}
      <div
        className={
          filters.from + filters.to === '' ? 'st-filter--days' : 'st-filter--days st-filter--set'
        }
      >
        <DeskDays
          label={text('filter.days')}
          from={filters.from}
          to={filters.to}
          onChange={(days) => onFilter(days)}
        />
      </div>
      {select('followup', flags)}
      {select('paid', flags)}
      <ChoiceField
        label={text('filter.community')}
        value={place.app}
        options={apps.map((app) => ({ value: app, label: app }))}
        onChange={onApp}
      />
    </>
  );
}
