import { serverBusy } from '../http/refusal.ts';
import { isRefusable, letIn, type Place } from '../overload/priority.ts';

/** When a queue is full. */
export interface QueueBounds {
  /** Requests that may wait. */
  readonly most: number;
  /** How long the first of them may have waited, in ms. */
  readonly waitMs: number;
  /** A visitor or member who has waited so long to begin, in ms, is refused: others wait behind them, and the page has given hope up. */
  readonly patienceMs: number;
}

/** Of a queue that is never full. */
export const WITHOUT_END: QueueBounds = {
  most: Infinity,
  waitMs: Infinity,
  patienceMs: Infinity,
};

/** Requests that had a connection before may wait beyond the bound, up to so many times of it: several statements of one may wait at once. */
const GOING_ON = 5;

/** Those who wait for a connection of the database, first come, first served; how full it is says how busy the database is. */
export class ConnectionQueue {
  readonly #bounds: QueueBounds;
  readonly #ticks: () => number;
  /** When each of them came; the first is the one who waits longest. */
  readonly #waiting = new Set<{ readonly since: number }>();

  /** `ticks`: a clock in ms that only goes forward. */
  constructor(bounds: QueueBounds = WITHOUT_END, ticks = () => performance.now()) {
    this.#bounds = bounds;
    this.#ticks = ticks;
  }

  /** 0: no one waits; 1: no one else may. */
  fullness(): number {
    const [first] = this.#waiting;
    if (first === undefined) return 0;
    const { most, waitMs } = this.#bounds;
    return Math.max(this.#waiting.size / most, (this.#ticks() - first.since) / waitMs);
  }

  /** Waits until `take` has a connection; throws the 503 at once where the queue is too full for the caller (null: background work), and where that took too long. `take` hears whether the request had one before. */
  async wait<Connection>(
    asker: Place | null,
    take: (goesOn: boolean) => Promise<Connection>,
    giveBack: (connection: Connection) => unknown,
  ): Promise<Connection> {
    const goesOn = asker?.hasBegun ?? false;
    const isFull = this.#waiting.size >= this.#bounds.most * GOING_ON;
    if (!letIn(asker, this.fullness(), isFull)) throw serverBusy();
    const place = { since: this.#ticks() };
    this.#waiting.add(place);
    try {
      const connection = await take(goesOn);
      const isLate = this.#ticks() - place.since > this.#bounds.patienceMs;
      if (goesOn || !isLate || !isRefusable(asker)) return connection;
      giveBack(connection);
      throw serverBusy();
    } finally {
      this.#waiting.delete(place);
    }
  }
}
