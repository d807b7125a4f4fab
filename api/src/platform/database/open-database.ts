import type { FastifyBaseLogger } from 'fastify';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { Database } from '../tables.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { postgresDialect } from './postgres-dialect.ts';

/** Opens the configured database and brings it to the newest shape; a StartError says why it cannot. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<Kysely<Database>> {
  const db =
    config.databaseUrl === null
      ? new Kysely<Database>({ dialect: pgliteDialect(await openEmbedded(config.dataDir)) })
      : await openPostgres(config.databaseUrl, log);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function openPostgres(url: string, log: FastifyBaseLogger): Promise<Kysely<Database>> {
  const dialect = postgresDialect(url, (err) => log.error({ err }, 'lost a database connection'));
  const db = new Kysely<Database>({ dialect });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(
      `DATABASE_URL: the database at ${placeOf(url)} cannot be used (${reason(error)}).`,
      { cause: error },
    );
  }
  return db;
}

/** Host, port and database of an address, without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`;
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nothing answers there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (code === 'ETIMEDOUT' || /timeout/.test(message)) return 'it does not answer in time';
  if (code === '28P01' || code === '28000') return 'it refuses this user or password';
  if (code === '3D000') return 'there is no such database';
  return code ?? 'unknown reason';
}
