import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from 'shared-contracts/calls/own-profile';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { filterTexts } from '../../locales/en/filters.ts';

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
