import type { addBookmark, deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import type { Handler } from '../../platform/calls/serve.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createdKey, TIME_PAGE, TimeKey } from '../../platform/paging/pages.ts';
import { isId } from '../../platform/validation/ids.ts';
import { listCardsOf, toCard, nobody, canReach, viewingOf } from '../profiles/profiles.public.ts';
import { dropBookmark, keepBookmark, listBookmarkRows } from './bookmarks.store.ts';

/** Saved people with their cards: two statements whatever the page holds. */
export const answerListBookmarks: Handler<typeof listBookmarks> = async (
  { query: { cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const saved = await listBookmarkRows(db, caller.id, position);
  const page = paging.cut(saved, { size: TIME_PAGE, position, keyOf: createdKey });
  const ids = page.data.map((row) => row.to_id);
  const rows = ids.length === 0 ? [] : await listCardsOf(db, ids, caller.id);
  const viewing = viewingOf(context);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, caller, viewing)]));
  const data = page.data.flatMap(({ id, to_id: to }) => {
    const to_profile = cards.get(to);
    // Somebody who left between the two statements.
    return to_profile === undefined ? [] : [{ id, to, to_profile }];
  });
  return { data: { ...page, data } };
};

/** Saves somebody whom the caller can see. */
export const answerAddBookmark: Handler<typeof addBookmark> = async (
  { body: { bookmark } },
  { db, caller, clock },
) => {
  const { to } = bookmark;
  if (!(await canReach(db, caller.id, to))) throw nobody();
  const id = await keepBookmark(db, { fromId: caller.id, toId: to, now: clock() });
  return { data: { id, to } };
};

/** By its owner. */
export const answerDeleteBookmark: Handler<typeof deleteBookmark> = async (
  { params: { id } },
  { db, caller },
) => {
  if (!isId(id) || !(await dropBookmark(db, caller.id, id)))
    throw new Refusal(404, 'bookmark.notFound');
  return { data: { id } };
};
