import { sql, type Kysely } from 'kysely';

/**
 * Which number of `support_info` was confirmed, and when: it counts as long as it is the number there, so that older code,
 * which knows nothing of it and writes another one, confirms nothing. And the one code of an account that waits, which was
 * sent by SMS.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    alter table support_info
      add column phone_confirmed text,
      add column phone_confirmed_at timestamptz(3),
      add check ((phone_confirmed is null) = (phone_confirmed_at is null))`,
  sql`
    create table phone_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code_hash text not null,
      phone text not null,
      wrong_tries integer not null default 0 check (wrong_tries >= 0),
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`,
  sql`create index phone_codes_expires on phone_codes (expires_at)`,
];
