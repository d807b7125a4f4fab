import { sql, type Kysely } from 'kysely';

/** The second factor of staff, and what a session knows of it: when it gave a code last, and when it was active last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table second_factors (
      account_id uuid primary key references accounts (id) on delete cascade,
      sealed_secret text not null,
      key_id text not null,
      wrapped_key text not null,
      begun_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      last_step bigint
    )`,
  sql`
    create table recovery_codes (
      account_id uuid not null references second_factors (account_id) on delete cascade,
      hash text not null,
      used_at timestamptz(3),
      primary key (account_id, hash)
    )`,
  sql`alter table sessions add column factor_at timestamptz(3)`,
  sql`alter table sessions add column active_at timestamptz(3)`,
];
