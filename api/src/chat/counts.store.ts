import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import { noBlockBetween } from '../profiles/reach.store.ts';

/** Messages that wait to be read; those of a thread that a block froze do not call for attention. */
export async function countUnread(db: Kysely<Database>, profileId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('thread_people as side')
    .innerJoin('threads', 'threads.id', 'side.thread_id')
    .select(sql<number>`coalesce(sum(threads.last_sequence - side.read_sequence), 0)`.as('unread'))
    .where('side.profile_id', '=', profileId)
    .whereRef('threads.last_sequence', '>', 'side.read_sequence')
    .where(({ ref }) => noBlockBetween(ref('side.profile_id'), ref('side.other_id')))
    .executeTakeFirstOrThrow();
  return Number(unread);
}
