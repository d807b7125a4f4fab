import { type Kysely, sql } from 'kysely';
import { StartError } from '../process/start-error.ts';
import type { ServerPlace } from './database-place.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { QueuedDatabase } from './queued-database.ts';

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
