import { sql, type Kysely } from 'kysely';

/** Names that a member searched for on a day, as keyed hashes: each counts once, however often its list is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table name_searches (
      profile_id uuid not null references profiles (id) on delete cascade,
      day date not null,
      search_hash text not null,
      primary key (profile_id, day, search_hash)
    )`.execute(db);
  await sql`create index name_searches_day on name_searches (day)`.execute(db);
}
