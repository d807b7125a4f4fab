import { sql, type Kysely } from 'kysely';

/** The language of a sign-up and of a request for an ad is always known: English, unless the request has another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sign_ups', 'leads']) {
    await sql`update ${sql.table(table)} set language = 'en' where language is null`.execute(db);
    await sql`
      alter table ${sql.table(table)}
        alter column language set default 'en',
        alter column language set not null`.execute(db);
  }
}
