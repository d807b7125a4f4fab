import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Notes that a session is used, or (`active_at`) that somebody of the staff is at work in it, unless that was noted since. */
export async function noteSessionTime(
  db: Kysely<Database>,
  id: string,
  column: 'last_seen_at' | 'active_at',
  { now, unlessSince }: { readonly now: Date; readonly unlessSince: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ [column]: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<', unlessSince)]))
    .execute();
}
