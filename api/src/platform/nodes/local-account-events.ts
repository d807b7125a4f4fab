import type { FastifyBaseLogger } from 'fastify';
import type { AccountEvent, AccountEvents, AccountListener } from './account-events.ts';
import { Listeners } from './listeners.ts';

/** Announcements within this process. */
export class LocalAccountEvents implements AccountEvents {
  readonly #listeners: Listeners<AccountListener>;

  constructor(log: FastifyBaseLogger) {
    this.#listeners = new Listeners(log, 'account events');
  }

  publish(event: AccountEvent): void {
    this.#listeners.notify((listener) => listener.mustClose(event));
  }

  /** Within one process nothing gets lost. */
  uncertain(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Says that announcements of other nodes may have been lost. */
  doubt(): void {
    this.#listeners.notify((listener) => listener.mayHaveMissed());
  }

  subscribe(listener: AccountListener): () => void {
    return this.#listeners.add(listener);
  }
}
