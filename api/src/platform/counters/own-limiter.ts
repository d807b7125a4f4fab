import { RateLimiterCompatibleAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from './counter-store.ts';
import type { MemoryCounters } from './memory-counters.ts';

/** This node's own counters as the limiter that carries on while Redis is away; `set`, `get` and the like are not used. */
export class OwnLimiter extends RateLimiterCompatibleAbstract {
  override readonly keyPrefix = '';
  // Set by the limiter that this one insures.
  override blockDuration = 0;
  override execEvenly = false;
  readonly #own: MemoryCounters;
  readonly #allowance: Allowance;

  constructor(own: MemoryCounters, allowance: Allowance) {
    super();
    this.#own = own;
    this.#allowance = allowance;
  }

  /** Resolves when there was one to take, rejects with a RateLimiterRes when there was none. */
  override async consume(key: string | number): Promise<RateLimiterRes> {
    const waitMs = await this.#own.take(String(key), this.#allowance);
    if (waitMs !== null) throw new RateLimiterRes(0, waitMs);
    return new RateLimiterRes();
  }

  override async reward(key: string | number): Promise<RateLimiterRes> {
    await this.#own.giveBack(String(key));
    return new RateLimiterRes();
  }

  override async delete(key: string | number): Promise<boolean> {
    await this.#own.forget(String(key));
    return true;
  }
}
