import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { photoFor, picsIn, hasBlocked } from '../profiles/profiles.public.ts';
import { inOrder } from './may-chat.store.ts';

// What statements select that join `own` and `other` of profiles and `mine` and `theirs` of thread_people.

/** How far either has read. */
export const MARKS = [
  'mine.read_sequence as my_sequence',
  'mine.read_at as my_read_at',
  'theirs.read_sequence as their_sequence',
  'theirs.read_at as their_read_at',
] as const;

/** What a card of the other one shows beside photos. */
export const OTHER = [
  'other.name',
  'other.lastName',
  'other.name_devanagari',
  'other.last_name_devanagari',
  'other.gender',
  'other.birthdate',
] as const;

/** What freezes a conversation, and from whom it hides the other. */
export const BETWEEN = [
  hasBlocked(sql.ref('own.id'), sql.ref('other.id')).as('shut_out'),
  hasBlocked(sql.ref('other.id'), sql.ref('own.id')).as('shut_by'),
  sql<boolean>`own.state = 'hidden'`.as('own_hidden'),
  sql<boolean>`other.state = 'hidden'`.as('other_hidden'),
] as const;

/** The other person as the caller meets them in a conversation, which may not have begun; undefined for none. */
export function findConversationContext(db: Kysely<Database>, callerId: string, otherId: string) {
  const { a_id, b_id } = inOrder(callerId, otherId);
  return db
    .selectFrom('profiles as own')
    .innerJoin('profiles as other', (join) => join.on('other.id', '=', otherId))
    .leftJoin('threads', (join) => join.on('threads.a_id', '=', a_id).on('threads.b_id', '=', b_id))
    .leftJoin('thread_people as mine', (join) =>
      join.onRef('mine.thread_id', '=', 'threads.id').onRef('mine.profile_id', '=', 'own.id'),
    )
    .leftJoin('thread_people as theirs', (join) =>
      join.onRef('theirs.thread_id', '=', 'threads.id').onRef('theirs.profile_id', '=', 'other.id'),
    )
    .select(['own.id as own_id', 'other.id as other_id', 'threads.id as thread_id'])
    .select(MARKS)
    .select(OTHER)
    .select(BETWEEN)
    .select(['other.current_city', 'other.last_active_at'])
    .select(({ ref }) => [
      picsIn(ref('other.id'), callerId).as('pics'),
      photoFor(ref('other.id'), callerId).as('photo_for'),
    ])
    .where('own.id', '=', callerId)
    .where('other.id', '<>', callerId)
    .executeTakeFirst();
}
