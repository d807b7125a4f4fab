import { Kysely, type Dialect } from 'kysely';
import type { Place } from '../overload/priority.ts';

/** Makes the dialect of those who wait for connections in a place; null for background work. */
export type DialectIn = (place: Place | null) => Dialect;

/**
 * A database whose connections are waited for in a queue. What a request has to do with it goes through `inPlace`, which
 * costs a few objects a request; a store that follows the request through its promises (AsyncLocalStorage) costs every
 * promise of the process something on Node 20 and 22.
 */
export class QueuedDatabase<Tables> extends Kysely<Tables> {
  readonly #dialectIn: DialectIn;
  readonly #placed = new WeakMap<Place, Kysely<Tables>>();

  constructor(dialectIn: DialectIn) {
    super({ dialect: dialectIn(null) });
    this.#dialectIn = dialectIn;
  }

  /** The same database, in the place of a request, made once for it; it is never destroyed by itself. */
  inPlace(place: Place): Kysely<Tables> {
    const placed =
      this.#placed.get(place) ?? new Kysely<Tables>({ dialect: this.#dialectIn(place) });
    this.#placed.set(place, placed);
    return placed;
  }
}

/** The database as a request sees it; one without a queue is the same for everybody. */
export function databaseIn<Tables>(db: Kysely<Tables>, place: Place | null): Kysely<Tables> {
  return place !== null && db instanceof QueuedDatabase ? db.inPlace(place) : db;
}
