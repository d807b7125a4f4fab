import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../../src/platform/database/tables.ts';

/** A lock that the test has and that somebody else is to wait for. */
export interface HeldLock {
  /** Whether somebody waits for exactly this one. */
  isAwaited(): Promise<boolean>;
  /** Lets go of it, and leaves nothing of what was written to get it. */
  release(): Promise<void>;
}

/** Takes locks by a statement, in a transaction on a connection of its own; `db` is where is looked who waits. */
export async function holdLock(
  { url, db }: { readonly url: string; readonly db: Kysely<Database> },
  statement: string,
  values: readonly unknown[] = [],
): Promise<HeldLock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  return {
    async isAwaited() {
      const waiting = await sql`
        select from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`.execute(db);
      return waiting.rows.length > 0;
    },
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
