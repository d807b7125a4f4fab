import { sql, type Kysely } from 'kysely';

/** To whom a family contact's home address is shown; what was written before is for matches alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contacts add column address_for text not null default 'matches'
      check (address_for in ('members', 'matches'))`.execute(db);
}
