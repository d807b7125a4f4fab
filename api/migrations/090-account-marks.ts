import { sql, type Kysely } from 'kysely';

/**
 * Counts account events that no channel carries to the other processes: every server reads its last value. The first
 * value is taken here, since a sequence without one shows the same as with one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create sequence account_marks`.execute(db);
  await sql`select nextval('account_marks')`.execute(db);
}
