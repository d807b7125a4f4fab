import { setTimeout as pause } from 'node:timers/promises';
import { openSeparate, sql } from 'api/database';

/** Between two looks, in ms. */
const EVERY_MS = 20;

/** Looks again and again who in a database waits for a lock. */
export interface LockWaits {
  /** Looks since the last call of this, and how many of them saw somebody wait. */
  take(): { readonly looks: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Begins to look into the database of an address, over a connection of its own. */
export async function watchLockWaits(url: string): Promise<LockWaits> {
  const place = { url, variable: 'BENCH_DATABASE_URL', onLost: () => undefined };
  const { db, close } = await openSeparate<unknown>(place, null);
  let seen = { looks: 0, waiting: 0 };
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(db);
      const waits = rows[0]?.waits === true;
      seen = { looks: seen.looks + 1, waiting: seen.waiting + (waits ? 1 : 0) };
      await pause(EVERY_MS);
    }
  })();
  return {
    take() {
      const taken = seen;
      seen = { looks: 0, waiting: 0 };
      return taken;
    },
    async close() {
      isOver = true;
      await looking;
      await close();
    },
  };
}
