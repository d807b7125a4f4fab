import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/**
 * Indexes by which lists read a page and stop: interests and chat requests of either side by time, bookmarks, hidden profiles by
 * when they were hidden. Those hidden before reasons were kept get a hiding without a word. Outside a transaction, for the
 * indexes; begun again, it does what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into moderation_actions (id, profile_id, kind, reason, state_before, created_at)
    select gen_random_uuid(), id, 'hidden', '', 'active', updated_at from profiles
    where state = 'hidden' on conflict do nothing`.execute(db);
  for (const [name, definition] of INDEXES) await createIndexConcurrently(db, name, definition);
}

export const inTransaction = false;

const INDEXES = [
  ['interests_received', 'on interests (to_id, created_at desc, id desc)'],
  ['interests_sent', 'on interests (from_id, created_at desc, id desc)'],
  ['chat_requests_received', 'on chat_requests (to_id, created_at desc, id desc)'],
  ['chat_requests_sent', 'on chat_requests (from_id, created_at desc, id desc)'],
  ['bookmarks_saved', 'on bookmarks (from_id, created_at desc, id desc)'],
  [
    'moderation_hidden_by_time',
    `on moderation_actions (created_at desc, id desc) where kind = 'hidden' and lifted_at is null`,
  ],
] as const;
