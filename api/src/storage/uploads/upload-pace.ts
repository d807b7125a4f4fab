import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Bytes of files that a process takes from its lines, or reads back from the store, in a second: more than phones send,
 * and little enough that readers of a page do not notice (decision 137).
 */
const BYTES_A_SECOND = 24 * 1024 * 1024;

/** How far ahead of that pace one may be before one waits, in ms: no timer for each of many small chunks. */
const AHEAD_MS = 20;

/** What a pace is kept by. */
export interface PaceParts {
  /** In ms, from any moment on. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly bytesASecond: number;
}

/** Lets bytes pass at a pace that all of a process share, first come, first served. */
export class UploadPace {
  readonly #parts: PaceParts;
  /** When what was let through so far has had its time. */
  #paidAt = 0;

  constructor(parts: PaceParts) {
    this.#parts = parts;
  }

  /** Resolves when so many bytes may be worked on. */
  async take(bytes: number): Promise<void> {
    const { now, sleep: wait, bytesASecond } = this.#parts;
    const at = now();
    const ahead = this.#paidAt - at;
    this.#paidAt = Math.max(this.#paidAt, at) + (bytes / bytesASecond) * 1000;
    if (ahead > AHEAD_MS) await wait(ahead);
  }
}

/** The pace of this process. */
export const uploadPace = new UploadPace({
  now: () => performance.now(),
  sleep,
  bytesASecond: BYTES_A_SECOND,
});
