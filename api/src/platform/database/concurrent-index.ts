import { sql, type Kysely } from 'kysely';

/**
 * Makes an index while the table is read and written, in a migration outside a transaction. One that an earlier try left
 * unfinished is taken away first. It waits for anyone who uses the table without holding anybody up, so for as long as it takes.
 * `definition`: what follows the name, `on profiles (id)`.
 */
export async function createIndexConcurrently<Tables>(
  db: Kysely<Tables>,
  name: string,
  definition: string,
): Promise<void> {
  await sql`set lock_timeout = 0`.execute(db);
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await sql`create index concurrently ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  await sql`reset lock_timeout`.execute(db);
}
