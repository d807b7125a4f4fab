import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** The name in Devanagari and what else only a biodata prints; undefined when there is no profile. */
export async function findDevanagariName(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['name_devanagari', 'last_name_devanagari'])
    .where('id', '=', id)
    .executeTakeFirst();
  const name = [row?.name_devanagari, row?.last_name_devanagari].filter(Boolean).join(' ');
  return name === '' ? null : name;
}

/** Whether a viewer has asked for somebody's contacts on a day: only then may their numbers be printed. */
export async function hasRevealed(
  db: Kysely<Database>,
  viewerId: string,
  shownId: string,
  day: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('contact_views')
    .select('day')
    .where('viewer_id', '=', viewerId)
    .where('shown_id', '=', shownId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has a made PDF removed once its address has expired. */
export async function removeLater(db: Kysely<Database>, key: string, dueAt: Date): Promise<void> {
  await db
    .insertInto('file_removals')
    .values({ kind: 'file', file_key: key, due_at: dueAt })
    .execute();
}
