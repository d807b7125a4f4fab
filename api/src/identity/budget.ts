import type { Clock } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';

/** How many times something may happen within a window, by key; what is over the window is forgotten. */
export class Budget {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #clock: Clock;
  readonly #spent = new Map<string, number[]>();

  constructor(clock: Clock, most: number, windowMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Throws the 429 that says when to come back, when the budget of a key is used up. */
  check(key: string): void {
    const times = this.#recent(key);
    const oldest = times[0];
    if (oldest === undefined || times.length < this.#most) return;
    const waitMs = oldest + this.#windowMs - this.#clock().getTime();
    throw new Refusal(429, 'auth.tooManyTries', { retryAfter: Math.ceil(waitMs / 1000) });
  }

  spend(key: string): void {
    this.#spent.set(key, [...this.#recent(key), this.#clock().getTime()].slice(-this.#most));
    if (this.#spent.size > 10_000) this.#forgetOld();
  }

  /** Takes the latest spending back: it turned out not to count. */
  refund(key: string): void {
    this.#spent.set(key, this.#recent(key).slice(0, -1));
  }

  clear(key: string): void {
    this.#spent.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#clock().getTime() - this.#windowMs;
    return (this.#spent.get(key) ?? []).filter((time) => time > since);
  }

  #forgetOld(): void {
    for (const key of this.#spent.keys()) {
      if (this.#recent(key).length === 0) this.#spent.delete(key);
    }
  }
}
