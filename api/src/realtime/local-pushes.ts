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

  push<Name extends PushName>(
    to: string,
    name: Name,
    payload: PushPayload<Name>,
    asOf?: number,
  ): void {
    this.pass({ to, name, payload, ...(asOf === undefined ? {} : { asOf }) } as Push);
  }

  /** Passes on a push that was put together before. */
  pass(push: Push): void {
    this.#tell((listener) => listener.push(push));
  }

  /** Says that pushes of other nodes to somebody, or with null to anybody, may have been lost. */
  doubt(userId: string | null): void {
    this.#tell((listener) => listener.mayHaveMissed?.(userId));
  }

  subscribe(listener: PushListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(say: (listener: PushListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        say(listener);
      } catch (err) {
        this.#log.error({ err }, 'a listener to pushes failed');
      }
    }
  }
}
