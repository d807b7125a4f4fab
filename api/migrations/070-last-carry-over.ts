import { type Kysely, sql } from 'kysely';

/**
 * Carries over what still waits in the tables from before the jobs (migration 024), claimed or not, and empties them: no
 * server that may run on this schema writes there. The tables and `carry_over_jobs` stay for one more release, whose
 * servers call it every minute; decision 169 says when they go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select carry_over_jobs('infinity')`.execute(db);
  await sql`delete from mails`.execute(db);
}
