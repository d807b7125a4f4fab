import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  addBookmark,
  addNotForMe,
  deleteBookmark,
  deleteNotForMe,
  listBookmarks,
  listNotForMe,
  resetNotForMe,
} from 'shared-contracts/calls/engagement';
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
  profileNotFound,
  canReach,
  learnedFrom,
  viewingOf,
  noBlockBetween,
} from '../profiles/profiles.public.ts';

/** Tables in which a member marks people, with the same columns. */
type MarkTable = 'bookmarks' | 'not_for_me';
type MarkContext = Parameters<Handler<typeof addBookmark>>[1];

export const answerListBookmarks: Handler<typeof listBookmarks> = async ({ query }, context) =>
  pageOfMarked('bookmarks', query.cursor, context);
export const answerListNotForMe: Handler<typeof listNotForMe> = async ({ query }, context) => {
  const { data } = await pageOfMarked('not_for_me', query.cursor, context);
  if (query.cursor !== undefined) return { data };
  const lessons = await learnedFrom(context.db, context.caller.id, context.clock());
  return { data: { ...data, ...(lessons && { lessons }) } };
};

/** All that the caller has set aside until now; later ones teach again. */
export const answerResetNotForMe: Handler<typeof resetNotForMe> = async (_, { db, caller }) => {
  await db
    .updateTable('not_for_me')
    .set({ teaches: false })
    .where('from_id', '=', caller.id)
    .where('teaches', '=', true)
    .execute();
  return { data: { teaches: false } };
};

/** Marked people with their cards: two statements whatever the page holds. */
async function pageOfMarked(table: MarkTable, cursor: string | undefined, context: MarkContext) {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const marked = await listMarks(db, table, caller.id, position);
  const page = paging.cut(marked, { size: TIME_PAGE, position, keyOf: createdKey });
  const ids = page.data.map((row) => row.to_id);
  const rows = ids.length === 0 ? [] : await listCardsOf(db, ids, caller.id);
  const viewing = viewingOf(context);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, caller, viewing)]));
  const data = page.data.flatMap(({ id, to_id: to }) => {
    const to_profile = cards.get(to);
    // A person who left between the two statements.
    return to_profile === undefined ? [] : [{ id, to, to_profile }];
  });
  return { data: { ...page, data } };
}

/** Saves a person whom the caller can see. */
export const answerAddBookmark: Handler<typeof addBookmark> = async (
  { body: { bookmark } },
  context,
) => addMark('bookmarks', bookmark.to, context);

/** Sets a person aside whom the caller can see. */
export const answerAddNotForMe: Handler<typeof addNotForMe> = async ({ body: { to } }, context) =>
  addMark('not_for_me', to, context);

/** By its owner. */
export const answerDeleteBookmark: Handler<typeof deleteBookmark> = async (
  { params: { id } },
  { db, caller },
) => {
  if (!isId(id) || !(await dropMark(db, 'bookmarks', caller.id, id)))
    throw new Refusal(404, 'bookmark.notFound');
  return { data: { id } };
};

/** By its owner. */
export const answerDeleteNotForMe: Handler<typeof deleteNotForMe> = async (
  { params: { id } },
  { db, caller },
) => {
  if (!isId(id) || !(await dropMark(db, 'not_for_me', caller.id, id)))
    throw new Refusal(404, 'notForMe.notFound');
  return { data: { id } };
};

async function addMark(table: MarkTable, to: string, { db, caller, clock }: MarkContext) {
  if (!(await canReach(db, caller.id, to))) throw profileNotFound();
  const id = await keepMark(db, table, { fromId: caller.id, toId: to, now: clock() });
  return { data: { id, to } };
}

/** Whom a member marked, as far as they can be seen now, the latest first. */
function listMarks(
  db: Kysely<Database>,
  table: MarkTable,
  ownerId: string,
  position: TimePosition | null,
) {
  return db
    .selectFrom(`${table as 'bookmarks'} as saved`)
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

/** Marks a person; twice is once. Returns the id of the mark. */
async function keepMark(
  db: Kysely<Database>,
  table: MarkTable,
  bookmark: { fromId: string; toId: string; now: Date },
): Promise<string> {
  const { fromId: from_id, toId: to_id, now: created_at } = bookmark;
  const { id } = await db
    .insertInto(table)
    .values({ id: randomUUID(), from_id, to_id, created_at })
    // Sets what is there already, so that the row that is there comes back.
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doUpdateSet({ from_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a mark of this owner; false where there is none. */
async function dropMark(
  db: Kysely<Database>,
  table: MarkTable,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('from_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
