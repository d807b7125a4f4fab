import type { FastifyBaseLogger } from 'fastify';
import type { CounterStore } from './counter-store.ts';

/** How long a store that failed is left alone, in ms: a request waits for one that hangs at most so often. */
const REST_MS = 1000;

/** What stands behind steady counters. */
export interface SteadyParts {
  readonly shared: CounterStore;
  /** Takes over while `shared` is away. */
  readonly own: CounterStore;
  readonly log: FastifyBaseLogger;
  /** A clock in ms that only goes forward. */
  readonly ticks?: () => number;
}

/** Counts in the shared store, and in this node's own while that is away: counting fails no request. */
export function steadyCounters({
  shared,
  own,
  log,
  ticks = () => performance.now(),
}: SteadyParts): CounterStore {
  let away = false;
  let restsUntil = -Infinity;

  async function either<Result>(count: (store: CounterStore) => Promise<Result>): Promise<Result> {
    if (ticks() < restsUntil) return count(own);
    try {
      const result = await count(shared);
      if (away) log.info('counters are shared with the other nodes again');
      away = false;
      return result;
    } catch (err) {
      if (!away) log.warn({ err }, 'shared counters are away; this node counts alone');
      away = true;
      restsUntil = ticks() + REST_MS;
      return count(own);
    }
  }

  return {
    take: (key, allowance) => either((store) => store.take(key, allowance)),
    giveBack: (key) => either((store) => store.giveBack(key)),
    forget: (key) => either((store) => store.forget(key)),
  };
}
