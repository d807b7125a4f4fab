import { sql, type Kysely } from 'kysely';

/** Members of before chose no audience of their photos: they are asked once. Those who join later choose with the first one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The first default is that of rows which are there, without rewriting them; the second that of new ones.
  await sql`alter table profiles add column photos_asked boolean not null default false`.execute(
    db,
  );
  await sql`alter table profiles alter column photos_asked set default true`.execute(db);
}
