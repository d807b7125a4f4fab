/** Lengths of time in ms. */
export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** So many ms before a moment. */
export function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
