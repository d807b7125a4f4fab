import { Kysely } from 'kysely';
import { migrate, type MigrationSet } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { openInMemory } from './pglite-memory.ts';

export { migrate } from './migrate.ts';

/** A migrated database that is gone with the process; for tests and for simulations. */
export async function openInMemoryDatabase<Tables>(set: MigrationSet): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: pgliteDialect(await openInMemory()) });
  await migrate(db, set);
  return db;
}
