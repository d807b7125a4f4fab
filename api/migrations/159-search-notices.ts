import { sql, type Kysely } from 'kysely';

/** Saved searches report new people who fit; those that were saved before stay silent until their owner switches them on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column search_mails boolean not null default true`.execute(db);
  await sql`
    alter table saved_searches
      add column notifies_since timestamptz(3),
      add column new_people integer not null default 0 check (new_people >= 0)`.execute(db);
  await sql`
    create table search_looks (
      profile_id uuid primary key references profiles (id) on delete cascade,
      next_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index search_looks_next on search_looks (next_at)`.execute(db);
  await sql`
    create table search_finds (
      profile_id uuid not null references profiles (id) on delete cascade,
      person_id uuid not null references profiles (id) on delete cascade,
      found_at timestamptz(3) not null,
      primary key (profile_id, person_id)
    )`.execute(db);
  await sql`create index search_finds_of on search_finds (person_id)`.execute(db);
  await sql`create index search_finds_time on search_finds (found_at)`.execute(db);
}
