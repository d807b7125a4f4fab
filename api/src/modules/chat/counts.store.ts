import { sql, type Kysely } from 'kysely';
import { SNAPSHOT_ORDER } from '../../platform/database/snapshot-order.ts';
import type { Database } from '../../platform/database/tables.ts';
import { noBlockBetween } from '../profiles/profiles.public.ts';

/** Unread counts of a member. */
export interface Unread {
  readonly id: string;
  readonly unread: number;
  /** See SNAPSHOT_ORDER: tells which of two counts is the later one. */
  readonly asOf: number;
}

/** Messages that wait to be read by one person; those of a thread that is frozen do not call for attention. */
export async function countUnread(db: Kysely<Database>, profileId: string): Promise<Unread> {
  const [found] = await countUnreadOf(db, [profileId]);
  if (found === undefined) throw new Error('One person has one count.');
  return found;
}

/** The same of several people, in one statement. */
export async function countUnreadOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Unread[]> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'whom'>(sql`whom (id)`))
    .select(['whom.id', SNAPSHOT_ORDER.as('asOf')])
    .select(({ selectFrom }) =>
      selectFrom('thread_people as side')
        .innerJoin('profiles as own', 'own.id', 'side.profile_id')
        .innerJoin('profiles as other', 'other.id', 'side.other_id')
        .select(sql<string | null>`sum(side.unread)`.as('unread'))
        .whereRef('side.profile_id', '=', 'whom.id')
        .where('side.unread', '>', 0)
        .where('own.state', '<>', 'hidden')
        .where('other.state', '<>', 'hidden')
        .where(({ ref }) => noBlockBetween(ref('side.profile_id'), ref('side.other_id')))
        .as('unread'),
    )
    .execute();
  return rows.map(({ id, unread, asOf }) => ({
    id,
    unread: Number(unread ?? 0),
    asOf: Number(asOf),
  }));
}
