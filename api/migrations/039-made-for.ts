import { sql, type Kysely } from 'kysely';

/** Whom a profile is made for: asked at sign-up, kept with the profile. Older code leaves it out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    alter table sign_ups add column made_for text
      check (made_for in ('self', 'son', 'daughter', 'brother', 'sister', 'relative'))`,
  sql`
    alter table profiles add column made_for text
      check (made_for in ('self', 'son', 'daughter', 'brother', 'sister', 'relative'))`,
];
