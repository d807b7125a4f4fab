import { opensElsewhere } from 'shared-contracts/behaviour/opens-elsewhere';
import { errorKey, useMessages, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Anchor, Button, IconButton, IconClose } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { sortOf, type Sort } from '../show.ts';
import { filteredHref, filtersText, readFilters } from './filter-address.ts';
import type { Filters } from './filters.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesProps {
  readonly searches: ReturnType<typeof useSavedSearches>;
  /** The filters on the page as an address carries them: the search that they are is marked. */
  readonly current: string;
  /** Opens one in a way of its own; by its address where it is absent. */
  readonly onOpen?: (filters: Filters, sort: Sort) => void;
}

/** Saved searches by name: one tap opens, the cross removes after a question. Nothing while there is none. */
export function SavedSearches({ searches, current, onOpen }: SavedSearchesProps) {
  const t = useTexts(filterTexts);
  const phrase = useTexts(phrases);
  const message = useMessages();
  const { list, remove } = searches;
  if (list.error !== null && list.data === undefined) {
    return (
      <p className="pf-saved__failed">
        <span>{`${t('saved.failed')} ${message(errorKey(list.error))}`}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => void list.refetch()}>
          {phrase('action.retry')}
        </Button>
      </p>
    );
  }
  const saved = list.data?.data ?? [];
  if (saved.length === 0) return null;
  return (
    <nav className="pf-saved" aria-label={t('saved.title')}>
      <h2 className="pf-saved__title">{t('saved.title')}</h2>
      <ul className="pf-saved__list">
        {saved.map((search) => {
          // As this build reads it: what it does not know any more is left out.
          const address = new URLSearchParams(search.filters);
          const { filters } = readFilters(address);
          const sort = sortOf(address);
          return (
            <li key={search.id} className="pf-saved__one">
              <Anchor
                href={filteredHref(filters, sort)}
                onClick={(event) => {
                  if (!onOpen || opensElsewhere(event)) return;
                  event.preventDefault();
                  onOpen(filters, sort);
                }}
                aria-current={filtersText(filters, sort) === current ? 'page' : undefined}
              >
                {search.name}
              </Anchor>
              <IconButton
                label={t('saved.remove', { name: search.name })}
                icon={<IconClose />}
                onClick={() => remove(search)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
