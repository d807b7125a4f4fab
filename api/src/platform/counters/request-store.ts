import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CounterStore } from './counter-store.ts';

/** Lets @fastify/rate-limit count where everything else is counted. */
export function requestStore(counters: CounterStore): FastifyRateLimitStoreCtor {
  return class RequestStore implements FastifyRateLimitStore {
    incr(...[key, done, windowMs, most]: Parameters<FastifyRateLimitStore['incr']>): void {
      counters.take(`requests:${key}`, { most, windowMs }).then(
        (waitMs) => {
          // All that is asked of `current` is whether it exceeds the most.
          done(null, { current: waitMs === null ? 1 : most + 1, ttl: waitMs ?? windowMs });
        },
        (error: Error) => done(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
