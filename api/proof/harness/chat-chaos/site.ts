import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { postgresDialect } from '../../../src/platform/database/open-postgres.ts';
import { QueuedDatabase } from '../../../src/platform/database/queued-database.ts';
import type { Database } from '../../../src/platform/database/tables.ts';
import { createDatabase, databaseUrl, onServer } from '../../../test/postgres-server.ts';
import { begin, type Life } from '../crash/life.ts';
import { Road, type Place } from './road.ts';

/** Where PostgreSQL and Redis are. */
export interface Servers {
  readonly postgres: string;
  readonly redis: string;
}

const JWT_SECRET = 'a secret that only the chaos knows, long enough';

/** Two processes of the API with one database of their own and one Redis, each of which can go away. */
export interface Site {
  readonly db: Kysely<Database>;
  readonly jwtSecret: string;
  readonly usergroup: string;
  /** The way of all nodes to Redis. */
  readonly redisRoad: Road;
  /** Where a connection for a node leads: to the other one while it is away. */
  placeOf(node: number): Place;
  /** Ends a node in the midst of whatever it does, and starts it again; resolves when it is ready. */
  killAndRestart(node: number): Promise<void>;
  close(): Promise<void>;
}

/** Makes the database and starts two nodes. */
export async function openSite({ postgres, redis }: Servers): Promise<Site> {
  const name = `saptapadi_chaos_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await createDatabase(postgres, name);
  const url = databaseUrl(postgres, name);
  const db = new QueuedDatabase<Database>(postgresDialect(url, () => undefined));
  const dataDir = await mkdtemp(join(tmpdir(), 'saptapadi-chaos-'));
  const redisRoad = new Road(() => placeOfUrl(redis));
  const nodes: (Life | null)[] = [null, null];
  // Keys and channels of Redis begin with it.
  const usergroup = `chaos-${randomUUID().slice(0, 8)}`;

  const start = async (node: number) => {
    const env = {
      SEED: 'none',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      JWT_SECRET,
      PAYMENTS: 'none',
      RATE_LIMIT: '1000000',
      BUSY_AFTER_MS: '0',
      DATABASE_QUEUE: '0',
      MEMBER_MESSAGES: '1000000',
      COMMUNITY_CODE: usergroup,
      REDIS_URL: `redis://127.0.0.1:${redisRoad.port}`,
    };
    nodes[node] = await begin({ dataDir, env: { DATABASE_URL: url } }, env);
  };
  const close = async () => {
    await Promise.all(nodes.map((life) => life?.kill()));
    await redisRoad.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
    await onServer(postgres, (client) => client.query(`drop database ${name} with (force)`));
  };
  try {
    await migrate(db);
    await redisRoad.open();
    await Promise.all([start(0), start(1)]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    jwtSecret: JWT_SECRET,
    usergroup,
    redisRoad,
    close,
    placeOf(node) {
      const life = nodes[node] ?? nodes[1 - node];
      return life === undefined || life === null
        ? {
            host: '127.0.0.1',
            port: 1,
          }
        : placeOfUrl(life.origin);
    },
    async killAndRestart(node) {
      const life = nodes[node];
      nodes[node] = null;
      await life?.kill();
      await start(node);
    },
  };
}

function placeOfUrl(url: string): Place {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 6379) };
}
