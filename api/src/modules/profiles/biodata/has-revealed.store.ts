import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

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
