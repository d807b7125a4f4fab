import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { addBookmark, deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  createdKey,
  TIME_PAGE,
  TimeKey,
  beyond,
  directionOf,
  type TimePosition,
} from '../../platform/paging/pages.ts';
import { isId } from '../../platform/validation/ids.ts';
import {
  listCardsOf,
  toCard,
  nobody,
  canReach,
  viewingOf,
  noBlockBetween,
} from '../profiles/profiles.public.ts';

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

/** Whom a member saved, as far as they can be seen now, the latest first. */
function listBookmarkRows(db: Kysely<Database>, ownerId: string, position: TimePosition | null) {
  return db
    .selectFrom('bookmarks as saved')
    .innerJoin('profiles as person', 'person.id', 'saved.to_id')
    .select(['saved.id', 'saved.to_id', 'saved.created_at'])
    .where('saved.from_id', '=', ownerId)
    .where('person.visible', '=', true)
    .where(({ ref }) => noBlockBetween(ref('saved.from_id'), ref('saved.to_id')))
    .where(({ ref }) => beyond(position, 'desc', ref('saved.created_at'), ref('saved.id')))
    .orderBy('saved.created_at', directionOf(position, 'desc'))
    .orderBy('saved.id', directionOf(position, 'desc'))
    .limit(TIME_PAGE + 1)
    .execute();
}

/** Saves a person; saving twice is saving once. Returns the bookmark's id. */
async function keepBookmark(
  db: Kysely<Database>,
  bookmark: { fromId: string; toId: string; now: Date },
): Promise<string> {
  const { fromId: from_id, toId: to_id, now: created_at } = bookmark;
  const { id } = await db
    .insertInto('bookmarks')
    .values({ id: randomUUID(), from_id, to_id, created_at })
    // Sets what is there already, so that the row that is there comes back.
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doUpdateSet({ from_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets a bookmark of this owner; false when there is none. */
async function dropBookmark(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('bookmarks')
    .where('id', '=', id)
    .where('from_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
