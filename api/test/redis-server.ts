import { Redis } from 'ioredis';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a Redis for tests, null where none answers. */
    redisUrl: string | null;
  }
}

/** Looks once a run whether a Redis is there; a named one must be. */
export async function setup(project: TestProject): Promise<void> {
  // An empty one counts as absent.
  const named = process.env['TEST_REDIS_URL'] || undefined;
  const url = named ?? 'redis://127.0.0.1:6379';
  const there = await answers(url);
  if (!there && named !== undefined) throw new Error('Nothing answers at TEST_REDIS_URL.');
  project.provide('redisUrl', there ? url : null);
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2000,
    retryStrategy: () => null,
  });
  // The answer is all that counts here.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  } finally {
    redis.disconnect();
  }
}
