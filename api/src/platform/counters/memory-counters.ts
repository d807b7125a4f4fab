import type { Clock } from '../time/clock.ts';
import type { Allowance, CounterStore, DistinctTaken } from './counter-store.ts';
import { DistinctCounters, markOf } from './distinct-counters.ts';
import { Times } from './times.ts';

/** What was taken of one key. */
interface Taken {
  /** Taken here. */
  own: Times;
  /** Taken by other nodes, as far as was heard: no later than this. */
  others: Times;
  /** How many of the latest in `own` the other nodes do not know of. */
  untold: number;
  /** Begun again here, which the other nodes do not know either. */
  cleared: boolean;
  windowMs: number;
  /** When the last of it no longer counts. */
  endsAt: number;
}

/** What the other nodes do not know of a key yet. */
export interface Untold {
  readonly key: string;
  /** Times in ms since 1970, oldest first. */
  readonly times: readonly number[];
  readonly cleared: boolean;
  readonly windowMs: number;
}

/** Counts in this process; keeps at most `mostKeys` keys and then forgets those that were quiet longest. */
export class MemoryCounters implements CounterStore {
  /** Different things, by key. */
  readonly distinct: DistinctCounters;
  readonly #clock: Clock;
  readonly #mostKeys: number;
  readonly #taken = new Map<string, Taken>();

  constructor(clock: Clock, mostKeys = 100_000) {
    this.#clock = clock;
    this.distinct = new DistinctCounters(clock);
    this.#mostKeys = mostKeys;
  }

  async take(key: string, { most, windowMs }: Allowance, points = 1): Promise<number | null> {
    const now = this.#clock().getTime();
    const taken = this.#fresh(key, windowMs, now);
    const { own, others } = taken;
    const count = own.length + others.length;
    if (count + points > most) {
      return (
        nthOldest(own, others, Math.min(count, most) + points - most - 1, now) + windowMs - now
      );
    }
    for (let point = 0; point < points; point += 1) own.push(now);
    taken.untold += points;
    this.#keep(key, taken, now);
    return null;
  }

  async takeDistinct(
    key: string,
    items: readonly string[],
    allowance: Allowance,
  ): Promise<DistinctTaken> {
    const { taken, waitMs } = this.distinct.take(key, items.map(markOf), allowance);
    return { taken: new Set(items.filter((item) => taken.has(markOf(item)))), waitMs };
  }

  async giveBack(key: string): Promise<void> {
    const taken = this.#taken.get(key);
    if (taken?.own.pop() === true) taken.untold = Math.max(0, taken.untold - 1);
  }

  async forget(key: string): Promise<void> {
    this.distinct.forget(key);
    const taken = this.#taken.get(key);
    if (taken === undefined) return;
    Object.assign(taken, { own: new Times(), others: new Times(), untold: 0, cleared: true });
  }

  /** Notes what all nodes together have counted, with the points that this one has just taken. */
  learn(key: string, count: number, { windowMs }: Allowance, points: number): void {
    const now = this.#clock().getTime();
    const taken = this.#fresh(key, windowMs, now);
    for (let point = 0; point < points; point += 1) taken.own.push(now);
    // Given back or begun again by another node.
    taken.own.forgetDownTo(count);
    const others = count - taken.own.length;
    taken.others.takeBackDownTo(others);
    while (taken.others.length < others) taken.others.push(now);
    this.#keep(key, taken, now);
  }

  /** What the other nodes do not know of a key yet; from now on it counts as sent. Null when there is nothing. */
  drain(key: string): Untold | null {
    const taken = this.#taken.get(key);
    if (taken === undefined || (taken.untold === 0 && !taken.cleared)) return null;
    const { own, untold, cleared, windowMs } = taken;
    Object.assign(taken, { untold: 0, cleared: false });
    return { key, times: own.latest(untold), cleared, windowMs };
  }

  /** Notes that what was drained did not arrive. */
  undrain({ key, times, cleared }: Untold): void {
    const taken = this.#taken.get(key);
    if (taken === undefined) return;
    taken.untold = Math.min(taken.untold + times.length, taken.own.length);
    taken.cleared ||= cleared;
  }

  /** Keys of which the other nodes may not know everything. */
  keys(): string[] {
    return [...this.#taken.keys()];
  }

  /** What the nodes counted together may be lost: whatever was taken here has to be sent again. */
  tellAllAgain(): void {
    for (const taken of this.#taken.values()) taken.untold = taken.own.length;
    this.distinct.tellAllAgain();
  }

  #fresh(key: string, windowMs: number, now: number): Taken {
    const taken = this.#taken.get(key) ?? {
      own: new Times(),
      others: new Times(),
      untold: 0,
      cleared: false,
      windowMs,
      endsAt: now,
    };
    // Else a refused caller would wait for the window and for as long as the clock went back.
    taken.own.noLaterThan(now);
    taken.others.noLaterThan(now);
    taken.own.forgetUntil(now - windowMs);
    taken.others.forgetUntil(now - windowMs);
    taken.untold = Math.min(taken.untold, taken.own.length);
    taken.windowMs = windowMs;
    return taken;
  }

  #keep(key: string, taken: Taken, now: number): void {
    taken.endsAt = now + taken.windowMs;
    // Taken out first, so that the order of the map is the order of the latest use.
    this.#taken.delete(key);
    this.#taken.set(key, taken);
    for (const [oldKey, { endsAt }] of this.#taken) {
      if (this.#taken.size <= this.#mostKeys && endsAt > now) return;
      this.#taken.delete(oldKey);
    }
  }
}

/** The time at this position of both lists together, oldest first; `beyond` where they are shorter. */
function nthOldest(one: Times, other: Times, position: number, beyond: number): number {
  const times = [...one.first(position + 1), ...other.first(position + 1)];
  return times.toSorted((a, b) => a - b)[position] ?? beyond;
}
