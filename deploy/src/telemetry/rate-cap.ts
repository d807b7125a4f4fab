/** How often something may happen in a minute, by key. */
export interface RateCap {
  /** Counts one; false when that is one too many. */
  take(key: string, now: Date): boolean;
}

const MINUTE_MS = 60_000;
/** Keys of a minute; whoever comes after is let through, and capped by the address that all of them come from. */
const MOST = 100_000;

/** Counts in this process; the minute of the clock, so that all is forgotten at once. */
export function rateCap(most: number): RateCap {
  let minute = Number.NaN;
  const used = new Map<string, number>();
  return {
    take(key, now) {
      const current = Math.floor(now.getTime() / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        used.clear();
      }
      const count = (used.get(key) ?? 0) + 1;
      if (used.size < MOST || used.has(key)) used.set(key, count);
      return count <= most;
    },
  };
}
