import { createHash } from 'node:crypto';
import type { Clock } from '../time/clock.ts';
import type { Allowance } from './counter-store.ts';

/** Different things that were taken of one key. */
interface Known {
  /** Mark -> when it was first taken, in ms since 1970; in that order. */
  readonly times: Map<number, number>;
  /** Marks that the other nodes do not know of. */
  untold: Set<number>;
}

/** Which of some marks are taken, and the ms until there is one more to take; null when all of them are. */
export interface MarksTaken {
  readonly taken: ReadonlySet<number>;
  readonly waitMs: number | null;
}

/** Bytes of a hash that stand for a thing: two of a thousand are alike once in 10^8 keys. */
const MARK_BYTES = 6;

/** A thing as a whole number of 48 bits. */
export function markOf(item: string): number {
  return createHash('sha256').update(item).digest().readUIntBE(0, MARK_BYTES);
}

/**
 * Counts different things by key in this process: at most `mostMarks` of all keys together (some 50 bytes each), then the
 * keys that were quiet longest are forgotten.
 */
export class DistinctCounters {
  readonly #clock: Clock;
  readonly #mostMarks: number;
  readonly #keys = new Map<string, Known>();
  #marks = 0;

  constructor(clock: Clock, mostMarks = 500_000) {
    this.#clock = clock;
    this.#mostMarks = mostMarks;
  }

  /** How many marks are stored. */
  get size(): number {
    return this.#marks;
  }

  take(key: string, marks: readonly number[], { most, windowMs }: Allowance): MarksTaken {
    const now = this.#clock().getTime();
    const { times, untold } = this.#fresh(key, windowMs, now);
    const taken = new Set<number>();
    for (const mark of marks) {
      if (!times.has(mark)) {
        if (times.size >= most) continue;
        times.set(mark, now);
        untold.add(mark);
        this.#marks += 1;
      }
      taken.add(mark);
    }
    this.#bound(key);
    const [oldest = now] = times.values();
    const isWhole = marks.every((mark) => taken.has(mark));
    return { taken, waitMs: isWhole ? null : Math.max(1, oldest + windowMs - now) };
  }

  /** Notes marks that all nodes together count, whatever the allowance is. */
  learn(key: string, marks: Iterable<number>, windowMs: number): void {
    const now = this.#clock().getTime();
    const { times, untold } = this.#fresh(key, windowMs, now);
    for (const mark of marks) {
      untold.delete(mark);
      if (times.has(mark)) continue;
      times.set(mark, now);
      this.#marks += 1;
    }
    this.#bound(key);
  }

  /** Marks of a key, with their times, that the other nodes do not know of. */
  untold(key: string): (readonly [mark: number, time: number])[] {
    const known = this.#keys.get(key);
    if (known === undefined) return [];
    return [...known.times].filter(([mark]) => known.untold.has(mark));
  }

  /** What the nodes counted together may be lost: all of it has to be sent again. */
  tellAllAgain(): void {
    for (const known of this.#keys.values()) known.untold = new Set(known.times.keys());
  }

  forget(key: string): void {
    this.#marks -= this.#keys.get(key)?.times.size ?? 0;
    this.#keys.delete(key);
  }

  #fresh(key: string, windowMs: number, now: number): Known {
    const known: Known = this.#keys.get(key) ?? { times: new Map(), untold: new Set() };
    for (const [mark, time] of known.times) {
      // A time to come is of a clock that went back since.
      if (time > now) known.times.set(mark, now);
      else if (time > now - windowMs) break;
      else {
        known.times.delete(mark);
        known.untold.delete(mark);
        this.#marks -= 1;
      }
    }
    // Taken out first, so that the order of the map is the order of the latest use.
    this.#keys.delete(key);
    this.#keys.set(key, known);
    return known;
  }

  #bound(latest: string): void {
    for (const oldest of this.#keys.keys()) {
      if (this.#marks <= this.#mostMarks || oldest === latest) return;
      this.forget(oldest);
    }
  }
}

/**
 * The same for all nodes together: a sorted set of marks by their time. Arguments: window in ms, most, now in ms, how many
 * marks were taken elsewhere, those with their times, the marks to take. Returns ms until there is one more to take, then
 * the marks that are taken.
 */
export const TAKE_DISTINCT = `
local window, most, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local before = tonumber(ARGV[4])
for at = 1, before do
  redis.call('ZADD', KEYS[1], 'LT', ARGV[4 + at * 2], ARGV[3 + at * 2])
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = redis.call('ZCARD', KEYS[1])
local taken = {}
for at = 5 + before * 2, #ARGV do
  if redis.call('ZSCORE', KEYS[1], ARGV[at]) then
    taken[#taken + 1] = ARGV[at]
  elseif count < most then
    redis.call('ZADD', KEYS[1], now, ARGV[at])
    count = count + 1
    taken[#taken + 1] = ARGV[at]
  end
end
redis.call('PEXPIRE', KEYS[1], window)
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] or now
table.insert(taken, 1, string.format('%.0f', math.max(1, tonumber(oldest) + window - now)))
return taken`;
