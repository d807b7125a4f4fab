import { sql, type Kysely } from 'kysely';

/**
 * Ads run for days and may have a picture of their own; a rejected lead keeps its reason; and what the week of the desk
 * counts is found without reading whole tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    alter table leads add column reason text
      check (length(reason) between 3 and 500)`,
  sql`alter table leads add constraint leads_reason check (reason is null or state = 'rejected')`,
  sql`create index leads_waiting on leads (created_at, id) where state = 'new'`,
  // Null: an ad from before ads had days begins at once, and ends when somebody ends it.
  sql`
    alter table ads
      add column file_key text unique,
      add column starts_at timestamptz(3),
      add column ends_at timestamptz(3)`,
  sql`alter table ads add constraint ads_days check (ends_at > starts_at)`,
  sql`create index ads_running on ads (ends_at) where ended_at is null`,
  sql`
    create trigger ads_file_lost after delete or update of file_key on ads
      for each row when (old.file_key is not null) execute function note_lost_file('file')`,
  // The last ten digits are a number of India however it was written.
  sql`
    create index profiles_phone_end on profiles (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10))
      where phone is not null`,
  sql`create index reports_decided on reports (decided_at) where decided_at is not null`,
];
