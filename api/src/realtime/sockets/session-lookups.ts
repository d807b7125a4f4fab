import type { TokenClaims } from '../../modules/accounts/accounts.public.ts';
import type { Caller } from '../../platform/calls/caller.ts';

/** Sessions that one statement looks up at most. */
export const MOST_AT_ONCE = 100;

/** Finds the people behind sessions, in the order of the claims; null for a session that has ended. */
export type FindCallers = (claims: readonly TokenClaims[]) => Promise<readonly (Caller | null)[]>;

interface Waiting {
  readonly claims: TokenClaims;
  readonly resolve: (caller: Caller | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The queue of sockets that open and need their session. Those that wait are looked up together, one statement at a
 * time: thousands of pages that connect after a deploy take one connection of the database, and requests come between.
 */
export class SessionLookups {
  readonly #find: FindCallers;
  readonly #waiting: Waiting[] = [];
  #isLooking = false;

  constructor(find: FindCallers) {
    this.#find = find;
  }

  /** The person behind a session; null when it has ended. */
  callerOf(claims: TokenClaims): Promise<Caller | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ claims, resolve, reject });
      if (!this.#isLooking) void this.#lookAll();
    });
  }

  async #lookAll(): Promise<void> {
    this.#isLooking = true;
    while (this.#waiting.length > 0) await this.#look(this.#waiting.splice(0, MOST_AT_ONCE));
    this.#isLooking = false;
  }

  async #look(some: readonly Waiting[]): Promise<void> {
    try {
      const callers = await this.#find(some.map(({ claims }) => claims));
      for (const [at, { resolve }] of some.entries()) resolve(callers[at] ?? null);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}
