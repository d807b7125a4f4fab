import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import { noBlockBetween } from '../profiles/reach.store.ts';

/** Messages that wait to be read; those of a thread that is frozen do not call for attention. */
export async function countUnread(db: Kysely<Database>, profileId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('thread_people as side')
    .innerJoin('profiles as own', 'own.id', 'side.profile_id')
    .innerJoin('profiles as other', 'other.id', 'side.other_id')
    .select(sql<number>`coalesce(sum(side.unread), 0)`.as('unread'))
    .where('side.profile_id', '=', profileId)
    .where('side.unread', '>', 0)
    .where('own.state', '<>', 'hidden')
    .where('other.state', '<>', 'hidden')
    .where(({ ref }) => noBlockBetween(ref('side.profile_id'), ref('side.other_id')))
    .executeTakeFirstOrThrow();
  return Number(unread);
}
