import { Refusal } from '../http/refusal.ts';

/** Lets each key do something so many times at once, and refuses more with 429. */
export class AtOnce {
  readonly #most: number;
  readonly #retryAfter: number;
  readonly #running = new Map<string, number>();

  /** `retryAfter`: seconds after which a refused caller may try again. */
  constructor(most: number, retryAfter: number) {
    this.#most = most;
    this.#retryAfter = retryAfter;
  }

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key) ?? 0;
    if (running >= this.#most) {
      throw new Refusal(429, 'request.tooMany', { retryAfter: this.#retryAfter });
    }
    this.#running.set(key, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left === 0) this.#running.delete(key);
      else this.#running.set(key, left);
    }
  }
}
