import { sql, type Kysely } from 'kysely';

/** Whom a member hopes for, in closed values beside the words of `expectation` (decision 043); null says nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles add column partner_preferences jsonb
      check (jsonb_typeof(partner_preferences) = 'object')`.execute(db);
}
