import type { Clock } from '../clock.ts';
import type { Allowance, CounterStore } from './counter-store.ts';

/** When each was taken, oldest first, and when the last of them no longer counts; ms since 1970. */
interface Taken {
  times: number[];
  endsAt: number;
}

/** Counts in this process; keeps at most `mostKeys` keys and then forgets those that were quiet longest. */
export class MemoryCounters implements CounterStore {
  readonly #clock: Clock;
  readonly #mostKeys: number;
  readonly #taken = new Map<string, Taken>();

  constructor(clock: Clock, mostKeys = 100_000) {
    this.#clock = clock;
    this.#mostKeys = mostKeys;
  }

  async take(key: string, { most, windowMs }: Allowance): Promise<number | null> {
    const now = this.#clock().getTime();
    const known = this.#taken.get(key)?.times ?? [];
    const fresh = known.findIndex((time) => time > now - windowMs);
    const times = fresh === -1 ? [] : fresh === 0 ? known : known.slice(fresh);
    const oldest = times[0];
    if (oldest !== undefined && times.length >= most) return oldest + windowMs - now;
    times.push(now);
    // Taken out first, so that the order of the map is the order of the latest use.
    this.#taken.delete(key);
    this.#taken.set(key, { times, endsAt: now + windowMs });
    this.#forgetQuiet(now);
    return null;
  }

  async giveBack(key: string): Promise<void> {
    this.#taken.get(key)?.times.pop();
  }

  async forget(key: string): Promise<void> {
    this.#taken.delete(key);
  }

  #forgetQuiet(now: number): void {
    for (const [key, { endsAt }] of this.#taken) {
      if (this.#taken.size <= this.#mostKeys && endsAt > now) return;
      this.#taken.delete(key);
    }
  }
}
