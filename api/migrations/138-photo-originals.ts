import { sql, type Kysely } from 'kysely';

/** What the file of a photo was before the browser made it smaller, as SHA-256; null for photos that older code added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pics add column original text check (original ~ '^[0-9a-f]{64}$')`.execute(
    db,
  );
}
