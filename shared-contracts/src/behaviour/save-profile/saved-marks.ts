import type { CallReply } from '../../calls/call.ts';
import { listBookmarks, type Bookmark } from '../../calls/engagement.ts';
import { getProfile, listProfiles, type ListedProfile } from '../../calls/profiles.ts';
import { keyOf } from '../../calls/query.ts';
import type { CacheChange } from '../optimistic-change.ts';
import {
  findRow,
  insertRow,
  mapRows,
  withoutRows,
  type PagedRows,
  type RowPlace,
} from '../paged-rows.ts';

/** What cards and profiles say of a person's being saved. */
type SavedMark = Pick<ListedProfile, 'is_bookmarked' | 'bookmark_id'>;

/**
 * What changes in the cache when a person is saved or taken off: her cards in every listing, her profile, and the list
 * of the saved ones. She comes back to `place` there; without one that list has to be fetched.
 */
export function markChanges(
  id: string,
  mark: SavedMark,
  place: RowPlace<Bookmark> | undefined,
): readonly CacheChange[] {
  const listings: CacheChange<PagedRows<ListedProfile>> = {
    queryKey: keyOf(listProfiles),
    change: (list) => mapRows(list, (card) => (card.id === id ? { ...card, ...mark } : card)),
    undo: (list, before) => {
      const stood = findRow(before, (card) => card.id === id)?.row;
      return mapRows(list, (card) => (stood && isOurs(card) ? withMarkOf(card, stood) : card));
    },
  };
  const profile: CacheChange<CallReply<typeof getProfile>> = {
    queryKey: keyOf(getProfile, { params: { id }, query: {} }),
    change: (reply) => ({ ...reply, ...mark }),
    undo: (reply, before) =>
      reply.is_bookmarked === mark.is_bookmarked ? withMarkOf(reply, before) : reply,
  };
  const saved: CacheChange<PagedRows<Bookmark>> = {
    queryKey: keyOf(listBookmarks),
    change: (list) => {
      if (mark.is_bookmarked && place === undefined) return list;
      const others = withoutRows(list, isThem);
      return mark.is_bookmarked && place ? insertRow(others, withBookmark(place)) : others;
    },
    undo: (list, before) => {
      const stood = findRow(before, isThem);
      const others = withoutRows(list, isThem);
      return stood === undefined ? others : insertRow(others, stood);
    },
  };
  return [listings, profile, saved];

  function isThem({ to }: Bookmark): boolean {
    return to === id;
  }
  function isOurs(card: ListedProfile): boolean {
    return card.id === id && card.is_bookmarked === mark.is_bookmarked;
  }
  function withBookmark(old: RowPlace<Bookmark>): RowPlace<Bookmark> {
    return { ...old, row: { ...old.row, id: mark.bookmark_id ?? old.row.id } };
  }
}

function withMarkOf<Marked extends SavedMark>(marked: Marked, other: SavedMark): Marked {
  const { is_bookmarked, bookmark_id } = other;
  return { ...marked, is_bookmarked, bookmark_id };
}
