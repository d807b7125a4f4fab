import { sql, type Kysely } from 'api/database';
import type { RegistryDatabase, RegistryTables } from '../registry/registry-tables.ts';

/** Decides which of several processes decides. */
export interface Leadership {
  /** Whether this process leads now; takes the lead if it is free. Rejects while the database is unavailable. */
  leads(): Promise<boolean>;
  /** Lets go of the lead, so that another takes over at once. */
  resign(): Promise<void>;
}

/** An embedded database has one process, which leads. */
export const soleLeader: Leadership = {
  leads: () => Promise.resolve(true),
  resign: () => Promise.resolve(),
};

interface Held {
  isAlive(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * The lead is an advisory lock of PostgreSQL, held by one connection: when its process dies or is cut off, the server
 * ends the connection and with it the lead. Two that both believe to lead harm nothing: generations are compared and
 * swapped.
 */
export function leaderByLock(db: RegistryDatabase, lock: number): Leadership {
  let held: Held | null = null;
  return {
    async leads() {
      if (held !== null && (await held.isAlive())) return true;
      held = await takeLock(db, lock);
      return held !== null;
    },
    async resign() {
      await held?.release();
      held = null;
    },
  };
}

/** Takes the lock and keeps its connection out of the pool until it is released; null when another has it. */
function takeLock(db: RegistryDatabase, lock: number): Promise<Held | null> {
  return new Promise((resolve, reject) => {
    const kept = db.connection().execute(async (connection) => {
      if (!(await tryLock(connection, lock))) return resolve(null);
      await new Promise<void>((letGo) => {
        const isAlive = async () => {
          const alive = await sql`select 1`.execute(connection).then(
            () => true,
            () => false,
          );
          if (!alive) letGo();
          return alive;
        };
        const release = async () => {
          letGo();
          await kept;
        };
        resolve({ isAlive, release });
      });
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(lostWithConnection);
    });
    kept.catch(reject);
  });
}

async function tryLock(connection: Kysely<RegistryTables>, lock: number): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${lock}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}

/** A connection that is gone has taken its locks along. */
function lostWithConnection(): void {}
