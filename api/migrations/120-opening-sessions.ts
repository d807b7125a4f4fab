import { sql, type Kysely } from 'kysely';

/**
 * The session that a page of a document was opened in: its address is dead with it. Without a reference, for sessions
 * are forgotten before openings; null where older code wrote it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_openings add column session_id uuid`.execute(db);
}
