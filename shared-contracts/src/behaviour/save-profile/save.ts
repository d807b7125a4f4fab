import type { QueryClient } from 'shared-contracts/query';
import { isApiError, type Send } from '../../calls/client.ts';
import {
  addBookmark,
  deleteBookmark,
  listBookmarks,
  type Bookmark,
} from '../../calls/engagement.ts';
import { keyOf } from '../../calls/query.ts';
import { changeOptimistically } from '../optimistic-change.ts';
import { findRow, type PagedRows, type RowPlace } from '../paged-rows.ts';
import type { ShownChange } from '../use-action.ts';
import { markChanges } from './saved-marks.ts';

/** Whom one saves or takes off. */
export interface SaveTarget {
  readonly id: string;
  /** Of the bookmark that stands; null without one. */
  readonly bookmark_id?: string | null | undefined;
}

/** What is to be; `undoes` is the place among the saved ones that she was taken off. */
export type Wanted =
  | { readonly saved: true; readonly undoes?: { readonly place: RowPlace<Bookmark> | undefined } }
  | { readonly saved: false; readonly undoes?: true };

/** What shows already, and where among the saved ones the person stood. */
export interface ShownSave extends ShownChange<string | null> {
  readonly place: RowPlace<Bookmark> | undefined;
}

/** Shows at once, wherever the person is on a screen or will be, that she is saved or not. */
export function showSaved(cache: QueryClient, { id }: SaveTarget, wanted: Wanted): ShownSave {
  const place = wanted.saved ? wanted.undoes?.place : savedPlace(cache, id);
  const changes = (bookmark_id: string | null) =>
    markChanges(id, { is_bookmarked: wanted.saved, bookmark_id }, place);
  const outdate = (refetchType: 'active' | 'none') =>
    void cache.invalidateQueries({ queryKey: keyOf(listBookmarks), refetchType });
  const shown = changeOptimistically(cache, changes(null));
  return {
    place,
    keep: (bookmarkId) => {
      shown.keep(changes(bookmarkId));
      // The list that stands does not jump, unless it has yet to learn where she stands.
      outdate(wanted.saved && place === undefined ? 'active' : 'none');
    },
    takeBack: () => {
      shown.takeBack();
      outdate('none');
    },
  };
}

/** Tells the server; resolves to the id of the bookmark, null when there is none any more. Rejects with ApiError. */
export async function tellServer(
  send: Send,
  { id, bookmark_id: known }: SaveTarget,
  wanted: Wanted,
): Promise<string | null> {
  const save = async () => (await send(addBookmark, { body: { bookmark: { to: id } } })).data.id;
  if (wanted.saved) return save();
  try {
    // Saving twice is saving once, and returns the bookmark.
    await send(deleteBookmark, { params: { id: known ?? (await save()) } });
  } catch (error) {
    // Taken off elsewhere already.
    if (!isApiError(error) || error.status !== 404) throw error;
  }
  return null;
}

function savedPlace(cache: QueryClient, id: string): RowPlace<Bookmark> | undefined {
  const queryKey = keyOf(listBookmarks);
  for (const [, list] of cache.getQueriesData<PagedRows<Bookmark>>({ queryKey })) {
    const place = list && findRow(list, ({ to }) => to === id);
    if (place !== undefined) return place;
  }
  return undefined;
}
