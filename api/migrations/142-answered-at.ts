import { sql, type Kysely } from 'kysely';

/** When the recipient of an interest answered last; null of what was answered before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interests add column answered_at timestamptz(3)`.execute(db);
}
