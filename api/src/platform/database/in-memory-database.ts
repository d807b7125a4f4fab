import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { MigrationSet } from './migration.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { pgliteParsers } from './pglite-parsers.ts';
import { QueuedDatabase } from './queued-database.ts';
import type { SqlClient } from './sql-client.ts';

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

/** PGlite in memory and in this thread, for tests; `image` is a dumped data folder to begin with. */
export async function openInMemory(image?: Blob): Promise<SqlClient & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    parsers: pgliteParsers,
    ...(image === undefined ? {} : { loadDataDir: image }),
  });
  return {
    generation: 1,
    query: (sql, parameters) => pglite.query(sql, [...parameters]),
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  };
}
