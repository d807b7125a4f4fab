import { sql, type Kysely } from 'kysely';

/**
 * The language in which somebody reads the site and gets mails; null until it was chosen. Whoever has no account yet, or
 * none at all, is written to in the language in which they asked. Older code leaves all three out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`alter table accounts add column language text check (language in ('en', 'mr', 'hi'))`,
  sql`alter table sign_ups add column language text check (language in ('en', 'mr', 'hi'))`,
  sql`alter table leads add column language text check (language in ('en', 'mr', 'hi'))`,
];
