import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CounterStore } from '../counters/counter-store.ts';
import { MemoryCounters } from '../counters/memory-counters.ts';
import { sharedCounters } from '../counters/shared-counters.ts';
import type { Clock } from '../time/clock.ts';
import { ANSWER_MS, openRedis } from './open-redis.ts';

/** Begins every key and channel in Redis: sites of several communities may use one. */
export function redisPrefix({ communityCode }: Pick<Config, 'communityCode'>): string {
  return `saptapadi:${communityCode}:`;
}

/** The counters alone of a node that has no sockets and does no jobs: with the others where REDIS_URL is set, else in its memory. */
export async function joinCounters(
  config: Pick<Config, 'redisUrl' | 'communityCode'>,
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
  answerMs = ANSWER_MS,
): Promise<{ readonly counters: CounterStore; close(): Promise<void> }> {
  if (config.redisUrl === null)
    return { counters: new MemoryCounters(clock), close: () => Promise.resolve() };
  const redis = await openRedis(config.redisUrl, log, answerMs);
  const prefix = redisPrefix(config);
  const counters = await sharedCounters({ redis: redis.commands, prefix, clock, log });
  return {
    counters,
    async close() {
      counters.close();
      await redis.close();
    },
  };
}
