import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { photoFor, picsIn } from '../profiles/profiles.public.ts';
import { BETWEEN, MARKS, OTHER } from './conversation-context.store.ts';
import { acceptedBetween, inOrder } from './may-chat.store.ts';

/** Begins the conversation of two people, once; both have it in their lists from now on. */
export async function openThread(
  trx: Transaction<Database>,
  [one, other]: readonly [string, string],
  now: Date,
): Promise<void> {
  const { a_id, b_id } = inOrder(one, other);
  await sql`
    with begun as (
      insert into threads (id, a_id, b_id, last_at, created_at)
      values (${randomUUID()}, ${a_id}, ${b_id}, ${now}, ${now})
      on conflict (a_id, b_id) do nothing
      returning id, a_id, b_id, last_at
    )
    insert into thread_people (thread_id, profile_id, other_id, last_at)
    select id, a_id, b_id, last_at from begun
    union all select id, b_id, a_id, last_at from begun`.execute(trx);
}

/**
 * Takes the conversation of two people away if nothing was ever said in it and none of their chat requests is accepted
 * any more: after a change of mind each may have one to the other.
 */
export async function dropEmptyThread(
  trx: Transaction<Database>,
  [one, other]: readonly [string, string],
): Promise<void> {
  const { a_id, b_id } = inOrder(one, other);
  await trx
    .deleteFrom('threads')
    .where('a_id', '=', a_id)
    .where('b_id', '=', b_id)
    .where('last_sequence', '=', 0)
    .where(({ not }) => not(acceptedBetween(one, other)))
    .execute();
}

/**
 * A member's conversations, those with the latest word first: each with its last message, how far either has read, the
 * other one's card and what stands between the two. One statement, which reads an index in order.
 */
export function listThreadRows(
  db: Kysely<Database>,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('thread_people')
        .selectAll()
        .where('profile_id', '=', ownerId)
        .orderBy('last_at', 'desc')
        .orderBy('thread_id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('mine'),
    )
    .innerJoin('threads', 'threads.id', 'mine.thread_id')
    .innerJoin('thread_people as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'mine.thread_id')
        .onRef('theirs.profile_id', '=', 'mine.other_id'),
    )
    .innerJoin('profiles as own', 'own.id', 'mine.profile_id')
    .innerJoin('profiles as other', 'other.id', 'mine.other_id')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.thread_id', '=', 'threads.id')
        .onRef('last.sequence', '=', 'threads.last_sequence'),
    )
    .select(['own.id as own_id', 'other.id as other_id', 'mine.unread'])
    .select(['last.id', 'last.sequence', 'last.client_id', 'last.from_id'])
    .select(['last.body', 'last.created_at'])
    .select(MARKS)
    .select(OTHER)
    .select(BETWEEN)
    .select(({ ref }) => [
      picsIn(ref('other.id'), ownerId).as('pics'),
      photoFor(ref('other.id'), ownerId).as('photo_for'),
    ])
    .orderBy('mine.last_at', 'desc')
    .orderBy('mine.thread_id', 'desc')
    .execute();
}

/** A conversation of `listThreadRows`. */
export type ThreadRow = Awaited<ReturnType<typeof listThreadRows>>[number];

/** How far conversations are counted: the count of more is this number. */
export const THREADS_COUNTED = 1000;

/** How many conversations a member has, counted no further than THREADS_COUNTED. */
export async function countThreads(db: Kysely<Database>, ownerId: string): Promise<number> {
  const own = db
    .selectFrom('thread_people')
    .select('thread_id')
    .where('profile_id', '=', ownerId)
    .limit(THREADS_COUNTED);
  const { count } = await db
    .selectFrom(own.as('own'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
