import type { CacheChange } from 'shared-contracts/behaviour/optimistic-change';
import {
  findRow,
  insertRow,
  mapRows,
  withoutRows,
  type PagedRows,
} from 'shared-contracts/behaviour/paged-rows';
import { listInterests, type Interest } from 'shared-contracts/calls/engagement';
import { keyOf } from 'shared-contracts/calls/query';

/** Accepted and declined are opposite (section 4). */
export type Answer = Pick<Interest, 'accepted' | 'declined'>;

export const ACCEPTED: Answer = { accepted: true, declined: false };
export const DECLINED: Answer = { accepted: false, declined: true };

/** Another answer to a received interest, in all lists. */
export function answerChange(id: string, answer: Answer): CacheChange<PagedRows<Interest>> {
  return {
    queryKey: keyOf(listInterests),
    change: (list) => withAnswer(list, id, { ...answer, answered_at: new Date().toISOString() }),
    undo: (list, before) => {
      const stood = findRow(before, (one) => one.id === id);
      return stood === undefined ? list : withAnswer(list, id, stood.row);
    },
  };
}

/** A sent interest less, in all lists. */
export function removeChange(id: string): CacheChange<PagedRows<Interest>> {
  const isIt = (one: Interest) => one.id === id;
  return {
    queryKey: keyOf(listInterests),
    change: (list) => withoutRows(list, isIt),
    undo: (list, before) => {
      const stood = findRow(before, isIt);
      return stood === undefined ? list : insertRow(withoutRows(list, isIt), stood);
    },
  };
}

function withAnswer(
  list: PagedRows<Interest>,
  id: string,
  { accepted, declined, answered_at }: Answer & Pick<Interest, 'answered_at'>,
): PagedRows<Interest> {
  return mapRows(list, (one) =>
    one.id === id ? { ...one, accepted, declined, answered_at } : one,
  );
}
