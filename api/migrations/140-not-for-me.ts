import { sql, type Kysely } from 'kysely';

/** Whom a member does not want to be shown again; only the member knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table not_for_me (
      id uuid primary key,
      from_id uuid not null references profiles (id) on delete cascade,
      to_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      unique (from_id, to_id),
      check (from_id <> to_id)
    )`.execute(db);
  await sql`create index not_for_me_by_time on not_for_me (from_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index not_for_me_to on not_for_me (to_id)`.execute(db);
}
