import { sql, type Kysely } from 'kysely';

/** What stands on /settings: sessions by device, consents with their texts, calls by staff, exports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`alter table sessions add column device jsonb`,
  sql`alter table sessions add column last_seen_at timestamptz(3)`,
  sql`alter table accounts add column staff_calls boolean not null default true`,
  sql`alter table sign_ups add column consents jsonb`,
  sql`
    create table consents (
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('intent', 'terms', 'marketing')),
      version date not null,
      given boolean not null,
      decided_at timestamptz(3) not null,
      primary key (account_id, purpose, version)
    )`,
  // One a member: asking again takes the place of the one before.
  sql`
    create table data_exports (
      account_id uuid primary key references accounts (id) on delete cascade,
      file_key text not null,
      session_id uuid not null,
      state text not null default 'making' check (state in ('making', 'ready')),
      percent integer not null default 0 check (percent between 0 and 100),
      bytes bigint,
      requested_at timestamptz(3) not null,
      expires_at timestamptz(3),
      check ((state = 'ready') = (bytes is not null and expires_at is not null))
    )`,
  sql`create index data_exports_file on data_exports (file_key)`,
  sql`
    create trigger data_exports_file_lost
      after delete or update of file_key on data_exports
      for each row execute function note_lost_file('file')`,
];
