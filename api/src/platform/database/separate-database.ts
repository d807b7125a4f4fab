import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { lockFolder } from '../process/folder-lock.ts';
import { ConnectionQueue, type QueueBounds } from './connection-queue.ts';
import type { ServerPlace } from './database-place.ts';
import { openEmbedded } from './embedded.ts';
import { migrateServer } from './migrate-server.ts';
import { assertMigrated, migrate } from './migrate.ts';
import type { MigrationSet } from './migration.ts';
import { openPostgres } from './open-postgres.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { QueuedDatabase } from './queued-database.ts';

export { sql, type Generated, type Kysely } from 'kysely';
export type { Migration, MigrationSet } from './migration.ts';
export { lockFolder } from '../process/folder-lock.ts';
export { StartError } from '../process/start-error.ts';

/** Where a database of its own lies: on a server, or in a folder that this process then holds alone. */
export type DatabasePlace = ServerPlace | { readonly folder: string };

/** An open database; closing lets go of its folder too. */
export interface SeparateDatabase<Tables> {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

/** How many may wait for a connection of such a database, and how long, in ms, before the next is refused. */
const BOUNDS: QueueBounds = { most: 200, waitMs: 15_000, patienceMs: Infinity };

/**
 * Opens a database beside the API's, with the same drivers and its own migrations (null: as it stands); a StartError says
 * why it cannot. Where `bounds` is reached, statements throw the 503 of a Refusal.
 */
export function openSeparate<Tables>(
  place: DatabasePlace,
  set: MigrationSet | null,
  bounds = BOUNDS,
): Promise<SeparateDatabase<Tables>> {
  const queue = new ConnectionQueue(bounds);
  return 'url' in place ? onServer({ ...place, queue }, set) : inFolder(place.folder, set, queue);
}

async function onServer<Tables>(
  place: ServerPlace,
  set: MigrationSet | null,
): Promise<SeparateDatabase<Tables>> {
  const { migrateWith } = place;
  if (set !== null && migrateWith !== undefined) {
    await migrateServer(place, migrateWith.lockMs, set);
  }
  const db = await openPostgres<Tables>(place);
  try {
    if (set !== null) await assertMigrated(db, set);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

async function inFolder<Tables>(
  folder: string,
  set: MigrationSet | null,
  queue: ConnectionQueue,
): Promise<SeparateDatabase<Tables>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const thread = await openEmbedded(folder);
    const db = new QueuedDatabase<Tables>(pgliteDialect(thread, queue));
    const close = async () => {
      await db.destroy();
      await unlock();
    };
    try {
      if (set !== null) await thread.withoutDeadline(() => migrate(db, set));
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
