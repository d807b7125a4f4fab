import { type Kysely, sql, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../process/start-error.ts';
import { ConnectionQueue } from './connection-queue.ts';
import type { ServerPlace } from './database-place.ts';
import { POOL_LIMITS, type PoolLimits } from './pool-limits.ts';
import { QueuedDatabase, type DialectIn } from './queued-database.ts';

/**
 * Statements here are short, so compiling them costs more than it saves; and on the disks of today a
 * page somewhere costs hardly more than the next one (both measured on the listing).
 */
const PLANNER = '-c jit=off -c random_page_cost=1.1';

/** Opens PostgreSQL and asks it once; the StartError begins with the variable that named the address. */
export async function openPostgres<Tables>({
  url,
  variable,
  onLost,
  limits,
  queue,
}: ServerPlace): Promise<Kysely<Tables>> {
  const db = new QueuedDatabase<Tables>(postgresDialect(url, onLost, limits, queue));
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(
      `${variable}: the database at ${placeOf(url)} cannot be used (${reason(error)}).`,
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

/** Kysely over a pool that all places share; what takes too long is cancelled by the server itself. */
export function postgresDialect(
  url: string,
  onIdleError: (error: Error) => void,
  limits: PoolLimits = POOL_LIMITS,
  queue = new ConnectionQueue(),
): DialectIn {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.waitMs,
    idleTimeoutMillis: limits.idleMs,
    options: `${PLANNER} ${timeouts(limits)}`,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, a server that restarts would end this process.
  pool.on('error', onIdleError);
  // The same for a connection in use (between two statements of a transaction): its next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return (place) =>
    new PostgresDialect({
      pool: {
        connect: () =>
          queue.wait(
            place,
            () => pool.connect(),
            (client) => client.release(),
          ),
        end: () => pool.end(),
      },
    });
}

/** As options, since the client leaves a 0 out and the server may have a default of its own. */
function timeouts({ statementMs, lockMs, idleTransactionMs }: PoolLimits): string {
  return [
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleTransactionMs}`,
  ].join(' ');
}

/** `date` stays a calendar day and `int8` becomes a number, as PGlite has them. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return String;
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown;
}
