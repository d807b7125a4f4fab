import type { FastifyBaseLogger } from 'fastify';
import type { AccountEvent, AccountEvents, AccountListener } from './account-events.ts';

/** Announcements within this process; a listener that throws keeps none of the others from hearing. */
export class LocalAccountEvents implements AccountEvents {
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Set<AccountListener>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  publish(event: AccountEvent): void {
    this.#tell((listener) => listener.mustClose(event));
  }

  /** Says that announcements of other nodes may have been lost. */
  doubt(): void {
    this.#tell((listener) => listener.mayHaveMissed());
  }

  subscribe(listener: AccountListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(say: (listener: AccountListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        say(listener);
      } catch (err) {
        this.#log.error({ err }, 'a listener to account events failed');
      }
    }
  }
}
