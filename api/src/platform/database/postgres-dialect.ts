import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

/** Longest time a statement may take on PostgreSQL, in ms. */
const STATEMENT_MS = 15_000;

/**
 * Statements here are short, so compiling them costs more than it saves; and on the disks of today a
 * page somewhere costs hardly more than the next one (both measured on the listing).
 */
const PLANNER = '-c jit=off -c random_page_cost=1.1';

/** Kysely over a pool; a statement that takes too long is cancelled by the server itself. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_MS,
    options: PLANNER,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, a server that restarts would end this process.
  pool.on('error', onIdleError);
  // The same for a connection in use (between two statements of a transaction): its next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** `date` stays a calendar day and `int8` becomes a number, as PGlite has them. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return String;
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown;
}
