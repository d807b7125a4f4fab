import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/** Indexes by which the hourly purge finds what is due, without reading what is not. Outside a transaction; may be begun again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of INDEXES) await createIndexConcurrently(db, name, definition);
}

export const inTransaction = false;

const INDEXES = [
  ['sessions_begun', 'on sessions (created_at)'],
  ['sessions_ended', 'on sessions (ended_at) where ended_at is not null'],
  ['staff_drafts_saved', 'on staff_drafts (saved_at)'],
  ['mailed_secrets_used', 'on mailed_secrets (used_at) where used_at is not null'],
  ['mailed_secrets_ends', 'on mailed_secrets (expires_at)'],
  ['sign_ups_ends', 'on sign_ups (expires_at)'],
  ['jobs_dead_since', 'on jobs (dead_at) where dead_at is not null'],
  ['mails_done', `on mails (created_at) where state <> 'waiting'`],
  ['orders_of_nobody', 'on orders (created_at) where account_id is null'],
  ['daily_budgets_day', 'on daily_budgets (day)'],
  ['uploads_begun', 'on uploads (created_at)'],
  ['data_exports_ends', 'on data_exports (expires_at)'],
  ['data_exports_asked', 'on data_exports (requested_at)'],
  ['moderation_warned', `on moderation_actions (created_at) where kind = 'warned'`],
  ['moderation_lifted', 'on moderation_actions (lifted_at) where lifted_at is not null'],
  ['profile_views_time', 'on profile_views (viewed_at)'],
  ['score_events_time', 'on score_events (created_at)'],
] as const;
