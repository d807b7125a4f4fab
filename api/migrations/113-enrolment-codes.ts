import { sql, type Kysely } from 'kysely';

/**
 * The one-time code by which somebody of the staff sets up a second factor, made on the server. Older code beside this one
 * asks for none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table enrolment_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code_hash text not null,
      wrong_tries integer not null default 0 check (wrong_tries >= 0),
      given_at timestamptz(3),
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`,
  sql`create index enrolment_codes_expires on enrolment_codes (expires_at)`,
];
