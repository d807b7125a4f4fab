import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Notes that sessions are used, or (`active_at`) that staff are at work in them, unless that was noted since. A session
 * that another statement changes at this moment is left out: nothing waits for it.
 */
export async function noteSessionTimes(
  db: Kysely<Database>,
  ids: readonly string[],
  column: 'last_seen_at' | 'active_at',
  { now, unlessSince }: { readonly now: Date; readonly unlessSince: Date },
): Promise<void> {
  const stale = db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<', unlessSince)]))
    .forUpdate()
    .skipLocked();
  await db
    .updateTable('sessions')
    .set({ [column]: now })
    .where('id', 'in', stale)
    .execute();
}
