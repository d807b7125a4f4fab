/** Longest wait for one's turn, in ms: code that uses `db` inside a transaction would wait for itself. */
const WAIT_MS = 30_000;

interface Waiting {
  readonly goesOn: boolean;
  readonly begin: () => void;
}

/** A queue for something that only one may hold at a time: first come, first served, but a request that has begun comes before a new one. */
export class Mutex {
  readonly #waitMs: number;
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  constructor(waitMs = WAIT_MS) {
    this.#waitMs = waitMs;
  }

  /**
   * Waits for its turn and returns the function that ends it; rejects after too long a wait. `goesOn`: with work that had
   * a turn before, which is done the sooner the fewer others begin meanwhile.
   */
  take(goesOn = false): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(tooLong());
      }, this.#waitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve(this.#turn());
      };
      const waiting = { goesOn, begin };
      const beginners = this.#waiting.findIndex((one) => !one.goesOn);
      this.#waiting.splice(goesOn && beginners >= 0 ? beginners : this.#waiting.length, 0, waiting);
      this.#next();
    });
  }

  /** The function that ends a turn, once. */
  #turn(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#isTaken = false;
      this.#next();
    };
  }

  #next(): void {
    if (this.#isTaken) return;
    const next = this.#waiting.shift();
    this.#isTaken = next !== undefined;
    next?.begin();
  }
}

function tooLong(): Error {
  const error = new Error('Waited too long for the database; is `db` used inside a transaction?');
  // As a server says it that has no connection left.
  return Object.assign(error, { code: '53300' });
}
