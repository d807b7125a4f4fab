import type { FastifyBaseLogger } from 'fastify';

/** Who listens within this process; a listener that throws keeps none of the others from hearing. */
export class Listeners<Listener> {
  readonly #log: FastifyBaseLogger;
  readonly #what: string;
  readonly #all = new Set<Listener>();

  /** `what` they listen to, for the log. */
  constructor(log: FastifyBaseLogger, what: string) {
    this.#log = log;
    this.#what = what;
  }

  /** Returns the end of the subscription. */
  add(listener: Listener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  /** Whether any of them does so. */
  some(is: (listener: Listener) => boolean): boolean {
    return [...this.#all].some(is);
  }

  notify(call: (listener: Listener) => void): void {
    for (const listener of this.#all) {
      try {
        call(listener);
      } catch (err) {
        this.#log.error({ err }, `a listener to ${this.#what} failed`);
      }
    }
  }
}
