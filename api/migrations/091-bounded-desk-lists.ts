import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/**
 * Indexes by which lists read a page and stop: blocks and sessions of one person, reports about one, leads of a state, photos that wait, ads
 * that run and that are over, payments that wait for a person and that were settled. Outside a transaction, for the indexes;
 * begun again, it does what is left.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, definition] of INDEXES) await createIndexConcurrently(db, name, definition);
  for (const name of REPLACED) await sql`drop index if exists ${sql.id(name)}`.execute(db);
}

export const inTransaction = false;

const INDEXES = [
  ['blocks_latest', 'on blocks (blocker_id, created_at desc, blocked_id desc)'],
  ['sessions_open', 'on sessions (account_id, created_at desc) where ended_at is null'],
  ['reports_about_time', 'on reports (about_id, created_at)'],
  ['pics_queue', `on pics (created_at, id) where state = 'waiting'`],
  ['leads_by_state', 'on leads (state, created_at, id)'],
  ['ads_by_end', `on ads (coalesce(ends_at, 'infinity'::timestamptz), id) where ended_at is null`],
  ['ads_over', 'on ads (coalesce(ended_at, ends_at) desc, id desc)'],
  ['payment_attention_waits', 'on payment_attention (created_at, id) where settled_at is null'],
  [
    'payment_attention_settled',
    'on payment_attention (settled_at desc, id desc) where settled_at is not null',
  ],
] as const;

/** Their columns are the first of one above. */
const REPLACED = [
  'sessions_live',
  'reports_about',
  'payment_attention_open',
  'pics_waiting',
] as const;
