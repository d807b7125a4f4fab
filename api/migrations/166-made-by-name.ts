import { sql, type Kysely } from 'kysely';

/** A parent's own name, by which the mail of a sign-up greets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_ups add column made_by_name text`.execute(db);
}
