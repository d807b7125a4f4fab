import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Longest wait for an answer, in ms: a request would rather go on without Redis. */
export const ANSWER_MS = 300;
const CONNECT_MS = 2000;
/**
 * How often a connection is pinged, and how long it may then stay silent before it is given up, in ms: one
 * that a network has forgotten would stand for hours, and a subscribed one asks nothing by itself.
 */
const SILENT_MS = 5000;

/** Two connections: a subscribed one can do nothing else. */
export interface RedisPair {
  /** Its commands fail at once while Redis is away. */
  readonly commands: Redis;
  readonly subscriber: Redis;
  /** Waits for what is under way, but not for a Redis that is away. */
  close(): Promise<void>;
}

/** Connects to Redis; where that fails, it is tried again and again in the background. */
export async function openRedis(
  url: string,
  log: FastifyBaseLogger,
  answerMs: number,
  silentMs = SILENT_MS,
): Promise<RedisPair> {
  const connect = () =>
    new Redis(url, {
      connectionName: 'saptapadi',
      lazyConnect: true,
      connectTimeout: CONNECT_MS,
      commandTimeout: answerMs,
      socketTimeout: silentMs,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (times) => Math.min(times * 100, CONNECT_MS),
    });
  const pair = [connect(), connect()] as const;
  for (const redis of pair) {
    // Its users log a failure once; here it would be a line for every try.
    redis.on('error', (err: Error) => log.debug({ err }, 'no connection to Redis'));
  }
  await Promise.allSettled(pair.map((redis) => redis.connect()));
  const [commands, subscriber] = pair;
  const asking = setInterval(() => {
    for (const redis of pair) {
      if (redis.status !== 'ready') continue;
      redis.ping().catch((err: unknown) => log.debug({ err }, 'no sign of life of Redis'));
    }
  }, silentMs).unref();
  return {
    commands,
    subscriber,
    async close() {
      clearInterval(asking);
      await Promise.allSettled(pair.map((redis) => redis.quit()));
      for (const redis of pair) redis.disconnect();
    },
  };
}
