import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/**
 * Ads run for days and may have a picture of their own; a rejected lead keeps its reason; and what the week of the desk
 * counts is found without reading whole tables. Outside a transaction, for the index on profiles; begun again, it does what
 * is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of STATEMENTS) await statement.execute(trx);
  });
  // The last ten digits are a number of India however it was written.
  await createIndexConcurrently(
    db,
    'profiles_phone_end',
    `on profiles (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) where phone is not null`,
  );
}

export const inTransaction = false;

const STATEMENTS = [
  sql`
    alter table leads add column if not exists reason text
      check (length(reason) between 3 and 500)`,
  sql`
    alter table leads
      drop constraint if exists leads_reason,
      add constraint leads_reason check (reason is null or state = 'rejected')`,
  sql`create index if not exists leads_waiting on leads (created_at, id) where state = 'new'`,
  // Null: an ad from before ads had days begins at once, and ends when somebody ends it.
  sql`
    alter table ads
      add column if not exists file_key text unique,
      add column if not exists starts_at timestamptz(3),
      add column if not exists ends_at timestamptz(3)`,
  sql`
    alter table ads
      drop constraint if exists ads_days,
      add constraint ads_days check (ends_at > starts_at)`,
  sql`create index if not exists ads_running on ads (ends_at) where ended_at is null`,
  sql`
    create or replace trigger ads_file_lost after delete or update of file_key on ads
      for each row when (old.file_key is not null) execute function note_lost_file('file')`,
  sql`create index if not exists reports_decided on reports (decided_at) where decided_at is not null`,
];
