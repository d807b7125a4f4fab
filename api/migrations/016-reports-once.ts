import { sql, type Kysely } from 'kysely';

/** The same words of the same member about the same person are one report while nobody has decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index reports_once on reports (from_id, about_id, md5(reason))
    where state = 'open'`.execute(db);
}
