import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { MigrationSet } from './migration.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { openInMemory } from './pglite-memory.ts';
import { QueuedDatabase } from './queued-database.ts';

export { migrate } from './migrate.ts';

/** A migrated database that is gone with the process; for tests and for simulations. From an image it opens sooner. */
export async function openInMemoryDatabase<Tables>(
  set: MigrationSet,
  image?: Blob,
): Promise<Kysely<Tables>> {
  const db = new QueuedDatabase<Tables>(pgliteDialect(await openInMemory(image)));
  await migrate(db, set);
  return db;
}

/** An image of a migrated, empty database. */
export async function imageOfDatabase(set: MigrationSet): Promise<Blob> {
  const client = await openInMemory();
  const db = new QueuedDatabase<unknown>(pgliteDialect(client));
  await migrate(db, set);
  const image = await client.dump();
  await db.destroy();
  return image;
}
