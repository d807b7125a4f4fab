import { sql, type Kysely } from 'kysely';

/** The words that wait with a chat request: its first message once it is accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_requests add column opener text`.execute(db);
}
