import { useEffect } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { useChoice } from 'shared-contracts/behaviour/use-choice';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from 'shared-contracts/calls/own-profile';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { filterTexts } from '../../locales/en/filters.ts';
import { filtersText, readFilters } from './filter-address.ts';

interface SavedSearch {
  readonly id: string;
  readonly name: string;
}

/** One's saved searches, and the ways to keep and to remove one; both replies bring the list as it is then. */
export function useSavedSearches() {
  const { query, send, notify, confirm } = useHost();
  const tellError = useErrorNotice();
  const t = useTexts(filterTexts);
  const cache = useQueryClient();
  const list = useQuery({ ...query(listSavedSearches, {}), staleTime: 60_000 });
  const stands = (reply: typeof list.data) => {
    cache.setQueryData(keyOf(listSavedSearches, {}), reply);
  };

  /** True once it is saved; a failure has been shown. */
  const save = async (name: string, filters: string): Promise<boolean> => {
    try {
      stands(await send(saveSearch, { body: { name, filters } }));
      notify('search.saved');
      return true;
    } catch (error) {
      tellError(error);
      return false;
    }
  };

  const remove = async ({ id, name }: SavedSearch): Promise<void> => {
    if (!(await confirm({ title: t('saved.removeQuestion', { name }), danger: true }))) return;
    try {
      stands(await send(deleteSavedSearch, { params: { id } }));
      notify('search.removed');
    } catch (error) {
      tellError(error);
      // Perhaps it was removed elsewhere: the list says what is left.
      await cache.invalidateQueries({ queryKey: keyOf(listSavedSearches) });
    }
  };
  return { list, save, remove: (search: SavedSearch) => void remove(search) };
}

/** Whether new people of a search are reported, as its switch shows it; saved at once. */
export function useSearchReports({
  id,
  notifies,
}: {
  readonly id: string;
  readonly notifies: boolean;
}) {
  const { send } = useHost();
  const cache = useQueryClient();
  return useChoice(notifies, {
    act: (wanted: boolean) =>
      send(changeSavedSearch, { params: { id }, body: { notifies: wanted } }),
    onDone: (reply) => cache.setQueryData(keyOf(listSavedSearches, {}), reply),
    // Perhaps it was removed elsewhere.
    onFailed: () => void cache.invalidateQueries({ queryKey: keyOf(listSavedSearches) }),
    key: ['saved-search', id],
  });
}

/**
 * Marks new people as seen once the filters of their search are on the page, whichever link led there. `open` has these
 * filters as an address carries them, without an order; undefined until people are shown.
 */
export function useSeenPeople(
  { list }: Pick<ReturnType<typeof useSavedSearches>, 'list'>,
  open: string | undefined,
): void {
  const { send } = useHost();
  const cache = useQueryClient();
  const unseen = list.data?.data.find(
    ({ filters, new_people = 0 }) => new_people > 0 && savedFiltersText(filters) === open,
  )?.id;
  useEffect(() => {
    if (unseen === undefined) return;
    send(changeSavedSearch, { params: { id: unseen }, body: { opened: true } }).then(
      (reply) => cache.setQueryData(keyOf(listSavedSearches, {}), reply),
      ignore('the number remains until the search is opened again'),
    );
  }, [unseen, send, cache]);
}

/** Filters of a saved search as this build reads them, without their order. */
function savedFiltersText(filters: string): string {
  return filtersText(readFilters(new URLSearchParams(filters)).filters);
}
