import type { FastifyBaseLogger } from 'fastify';
import type { PushName, PushPayload } from 'shared-contracts/realtime';
import type { Push, PushListener, Pushes } from './pushes.ts';

/** Pushes within this process; a listener that throws keeps none of the others from hearing. */
export class LocalPushes implements Pushes {
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Set<PushListener>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  push<Name extends PushName>(to: string, name: Name, payload: PushPayload<Name>): void {
    this.pass({ to, name, payload } as Push);
  }

  /** Passes on a push that was put together before. */
  pass(push: Push): void {
    for (const listener of this.#listeners) {
      try {
        listener.push(push);
      } catch (err) {
        this.#log.error({ err, push: push.name }, 'a listener to pushes failed');
      }
    }
  }

  subscribe(listener: PushListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
