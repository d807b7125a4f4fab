/** Pauses between two tries in ms; after the last one the connection is left alone. */
export const BACKOFF_MS = [1, 2, 4, 8, 15, 30, 60, 120, 300, 300, 300, 300].map((s) => s * 1000);

/** How often something that failed is tried again, and after how long. */
export interface Backoff {
  /** ms until the next one, a quarter more or less: pages that lost the same server spread out. */
  pause(): number;
  /** One has failed; says how many have in a row, at most as many as there are pauses. */
  failed(): number;
  /** Begins anew: it went well, or there is a reason to hope. */
  reset(): void;
}

/** `random` as Math.random. */
export function createBackoff(random: () => number): Backoff {
  let failures = 0;
  return {
    pause() {
      const pause = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
      return Math.round(pause * (0.75 + random() / 2));
    },
    failed() {
      failures += 1;
      return failures;
    },
    reset() {
      failures = 0;
    },
  };
}
