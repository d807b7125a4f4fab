import { sql, type Kysely } from 'kysely';

/** Whether a profile that was set aside lowers others like it in the order; a reset takes that from all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table not_for_me add column teaches boolean not null default true`.execute(db);
}
