import { opensElsewhere } from 'shared-contracts/behaviour/opens-elsewhere';
import { errorKey, useMessages, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Anchor, Button, IconButton, IconClose } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { sortOf, type Sort } from '../show.ts';
import { filteredHref, filtersText, readFilters } from './filter-address.ts';
import type { Filters } from './filters.ts';
import { useSearchReports, type useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesProps {
  readonly searches: ReturnType<typeof useSavedSearches>;
  /** The filters on the page as an address carries them, without an order: the search that they are is marked. */
  readonly current: string;
  /** Opens one in a way of its own; by its address where it is absent. */
  readonly onOpen?: (filters: Filters, sort: Sort) => void;
}

/**
 * Saved searches by name: one tap opens, the switch has new people reported, the cross removes after a question. Nothing
 * while there is none.
 */
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
          const news = search.new_people ?? 0;
          // The new people come first where the list says that there are some.
          const sort = news > 0 ? 'newest' : sortOf(address);
          return (
            <li key={search.id} className="pf-saved__one">
              <Anchor
                href={filteredHref(filters, sort)}
                onClick={(event) => {
                  if (!onOpen || opensElsewhere(event)) return;
                  event.preventDefault();
                  onOpen(filters, sort);
                }}
                aria-current={filtersText(filters) === current ? 'page' : undefined}
              >
                <span>{search.name}</span>
                {news > 0 && (
                  <>
                    {' '}
                    <span className="pf-saved__new">{t('saved.new', { count: news })}</span>
                  </>
                )}
              </Anchor>
              {search.notifies !== undefined && (
                <ReportSwitch
                  id={search.id}
                  name={search.name}
                  notifies={search.notifies}
                  label={t(onOpen ? 'saved.mails' : 'saved.mailsShort')}
                />
              )}
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

interface ReportSwitchProps {
  readonly id: string;
  readonly name: string;
  readonly notifies: boolean;
  /** Part of the switch's name, which adds the search. */
  readonly label: string;
}

function ReportSwitch({ id, name, notifies, label }: ReportSwitchProps) {
  const t = useTexts(filterTexts);
  const { chosen, choose, busy } = useSearchReports({ id, notifies });
  const whole = t('saved.mailsOf', { name });
  return (
    <label className="sp-check pf-saved__mails" title={whole}>
      <input
        type="checkbox"
        role="switch"
        aria-label={whole}
        aria-busy={busy}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
