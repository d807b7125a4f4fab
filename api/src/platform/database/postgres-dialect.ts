import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConnectionQueue } from './connection-queue.ts';
import { POOL_LIMITS, type PoolLimits } from './pool-limits.ts';
import type { DialectIn } from './queued-database.ts';

/**
 * Statements here are short, so compiling them costs more than it saves; and on the disks of today a
 * page somewhere costs hardly more than the next one (both measured on the listing).
 */
const PLANNER = '-c jit=off -c random_page_cost=1.1';

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
