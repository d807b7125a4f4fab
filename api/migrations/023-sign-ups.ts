import { sql, type Kysely } from 'kysely';

/**
 * What somebody asked for at sign-up waits in a row of its own, one for each mail, until its link or code
 * comes back: no account, no profile, nothing that a second sign-up of the address could change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table sign_ups (
      id bigint generated always as identity primary key,
      email text not null check (email = lower(email)),
      link_hash text not null unique,
      code_hash text,
      wrong_codes integer not null default 0 check (wrong_codes >= 0),
      device_hash text,
      name text not null,
      last_name text not null,
      gender text not null check (gender in ('female', 'male')),
      birthdate date not null,
      phone text,
      password_hash text,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`,
  sql`create index sign_ups_email on sign_ups (email, id)`,
  sql`create index sign_ups_expiry on sign_ups (expires_at)`,
  // Links that were mailed before stay good. Where they were asked for is not known, so no password counts.
  sql`
    insert into sign_ups
      (email, link_hash, name, last_name, gender, birthdate, phone, created_at, expires_at)
    select a.email, s.hash, p.name, p."lastName", p.gender, p.birthdate, p.phone,
      s.created_at, s.expires_at
    from accounts a
    join profiles p on p.id = a.id
    join mailed_secrets s on s.account_id = a.id and s.purpose = 'confirm'
    where a.confirmed_at is null and a.role = 'member'`,
  sql`delete from accounts where confirmed_at is null and role = 'member'`,
  sql`delete from mailed_secrets where purpose = 'confirm'`,
];
