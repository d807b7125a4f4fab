import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { beyond, directionOf, TIME_PAGE, type TimePosition } from '../../platform/paging/pages.ts';
import { noBlockBetween } from '../profiles/profiles.public.ts';

/** Whom a member saved, as far as they can be seen now, the latest first. */
export function listBookmarkRows(
  db: Kysely<Database>,
  ownerId: string,
  position: TimePosition | null,
) {
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
export async function keepBookmark(
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
export async function dropBookmark(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('bookmarks')
    .where('id', '=', id)
    .where('from_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
