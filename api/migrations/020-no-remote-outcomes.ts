import { sql, type Kysely } from 'kysely';

/** How builds fare is counted by the registry of releases; nothing was ever written here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table remote_outcomes`.execute(db);
}
