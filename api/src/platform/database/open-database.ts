import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { ConnectionQueue } from './connection-queue.ts';
import type { ServerPlace } from './database-place.ts';
import { openEmbedded } from './embedded.ts';
import { migrateServer } from './migrate-server.ts';
import { assertMigrated, migrate, OUR_MIGRATIONS } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { QueuedDatabase } from './queued-database.ts';
import type { Database } from './tables.ts';

/** What of the configuration is about the database. */
export type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'database' | 'migrateAtStart'
>;

/** What is logged of a database while it is opened and used. */
export interface DatabaseLog {
  info(sentence: string): void;
  error(detail: object, sentence: string): void;
}

/**
 * Opens the configured database. The embedded one is brought to the newest shape, one on a server only where that is
 * configured; elsewhere it has to have it. A StartError says why it cannot be opened.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: DatabaseLog,
  queue = new ConnectionQueue(),
): Promise<Kysely<Database>> {
  if (config.databaseUrl === null) return openMigrated(config.dataDir, undefined, queue);
  if (config.migrateAtStart) await migrateDatabase(config, log);
  const db = await openPostgres<Database>({
    ...serverPlace(config.databaseUrl, config, log),
    queue,
  });
  try {
    await assertMigrated(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Brings the configured database to the newest shape. The folder of the embedded one must be locked. */
export async function migrateDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<void> {
  const say = (sentence: string) => log.info(sentence);
  if (config.databaseUrl === null) {
    await (await openMigrated(config.dataDir, say)).destroy();
    return;
  }
  const place = serverPlace(config.databaseUrl, config, log);
  await migrateServer(place, config.database.migrationLockMs, OUR_MIGRATIONS, { say });
}

function serverPlace(url: string, { database }: DatabaseConfig, log: DatabaseLog): ServerPlace {
  return {
    url,
    variable: 'DATABASE_URL',
    limits: database.pool,
    onLost: (err) => log.error({ err }, 'lost a database connection'),
  };
}

async function openMigrated(
  dataDir: string,
  say: (sentence: string) => void = () => undefined,
  queue?: ConnectionQueue,
): Promise<Kysely<Database>> {
  const thread = await openEmbedded(dataDir);
  const db = new QueuedDatabase<Database>(pgliteDialect(thread, queue));
  try {
    await thread.withoutDeadline(() => migrate(db, OUR_MIGRATIONS, { say }));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
