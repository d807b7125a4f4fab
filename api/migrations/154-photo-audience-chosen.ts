import { sql, type Kysely } from 'kysely';

/** Named after what it says: false until a member of before chose who may see the photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles rename column photos_asked to photo_audience_chosen`.execute(db);
}
