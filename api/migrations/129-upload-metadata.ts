import { sql, type Kysely } from 'kysely';

/** What the client wrote as `Upload-Metadata`, which tus gives back unchanged; empty for what older code began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column metadata text not null default ''`.execute(db);
}
