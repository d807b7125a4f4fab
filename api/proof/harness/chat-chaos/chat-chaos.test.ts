import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { extentOf } from '../proof.ts';
import { runChaos } from './run.ts';

// CHAOS_SEED=… for another course of events; what is demanded is the same.
const SEED = process.env['CHAOS_SEED'] ?? 'chat-chaos';
/** How many are sent; what happens to lines and nodes happens however many there are. */
const MESSAGES = extentOf('CHAOS_MESSAGES', { daily: 500, long: 10_000 });
const postgres = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const redis = inject('redisUrl');

const servers = redis !== null && (await isThere()) ? { postgres, redis } : null;

async function isThere(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

describe('chat on two nodes (needs PostgreSQL and Redis)', () => {
  it.skipIf(servers === null)(
    'loses, doubles and mixes up nothing while connections and nodes are cut and Redis is away',
    { timeout: 1_200_000 },
    async () => {
      if (servers === null) return;
      const report = await runChaos(servers, {
        users: 50,
        secondDevices: 5,
        messages: MESSAGES,
        seed: SEED,
        kills: 2,
        cuts: 40,
        freezes: 4,
        redisAwayMs: 0,
      });
      process.stdout.write(`chat chaos: ${JSON.stringify(report)}\n`);
      expect(report).toMatchObject({
        verdict: {
          lost: 0,
          duplicated: 0,
          outOfOrder: 0,
          unseen: 0,
          seenWrongly: 0,
          seenOutOfOrder: 0,
        },
        broken: [],
        messages: MESSAGES,
      });
    },
  );
});
