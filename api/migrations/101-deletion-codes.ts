import { sql, type Kysely } from 'kysely';

/** The code that was mailed to an account last, with which its owner may delete it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deletion_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code_hash text not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index deletion_codes_expires on deletion_codes (expires_at)`.execute(db);
}
