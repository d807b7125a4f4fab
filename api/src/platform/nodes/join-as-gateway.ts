import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CounterStore } from '../counters/counter-store.ts';
import { MemoryCounters } from '../counters/memory-counters.ts';
import { sharedCounters } from '../counters/shared-counters.ts';
import type { Clock } from '../time/clock.ts';
import { ANSWER_MS, openRedis, type RedisPair } from './open-redis.ts';
import type { BusConnection } from './redis-bus.ts';
import {
  noReleaseNews,
  RELEASE_CHANNEL,
  sharedReleaseNews,
  type ReleaseNews,
} from './release-news.ts';

/** Begins every key and channel in Redis: sites of several communities may use one. */
export function redisPrefix({ communityCode }: Pick<Config, 'communityCode'>): string {
  return `saptapadi:${communityCode}:`;
}

/** A way to each channel of the community, by its name. */
export function channelsOf(
  config: Pick<Config, 'communityCode'>,
  { commands, subscriber }: RedisPair,
  log: FastifyBaseLogger,
): (name: string) => BusConnection {
  const prefix = redisPrefix(config);
  return (name) => ({ publisher: commands, subscriber, channel: prefix + name, log });
}

/** What a node that has no sockets and does no jobs shares with the others where REDIS_URL is set; else it is in its memory. */
interface Shared {
  readonly counters: CounterStore;
  readonly releaseNews: ReleaseNews;
  close(): Promise<void>;
}

export async function joinAsGateway(
  config: Pick<Config, 'redisUrl' | 'communityCode'>,
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
  answerMs = ANSWER_MS,
): Promise<Shared> {
  if (config.redisUrl === null)
    return {
      counters: new MemoryCounters(clock),
      releaseNews: noReleaseNews,
      close: () => Promise.resolve(),
    };
  const redis = await openRedis(config.redisUrl, log, answerMs);
  const prefix = redisPrefix(config);
  const counters = await sharedCounters({ redis: redis.commands, prefix, clock, log });
  const releaseNews = sharedReleaseNews(channelsOf(config, redis, log)(RELEASE_CHANNEL));
  return {
    counters,
    releaseNews,
    async close() {
      counters.close();
      await releaseNews.close();
      await redis.close();
    },
  };
}
