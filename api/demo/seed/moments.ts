/** Lengths of time in ms. */
export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** So many ms before a moment. */
export function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** India is 5:30 ahead of UTC all year. */
const INDIA_MS = 5.5 * HOUR_MS;
const NIGHT_FROM_MS = 23 * HOUR_MS;
const NIGHT_MS = 8 * HOUR_MS;

/** How far a time is into the night of India, 23:00 to 7:00; null by day. */
function intoNight(time: number): number | null {
  const into = (time + INDIA_MS - NIGHT_FROM_MS + DAY_MS) % DAY_MS;
  return into < NIGHT_MS ? into : null;
}

/** The time itself by day; at night as long before 23:00 as it is before 7:00. */
export function beforeNight(time: number): number {
  return intoNight(time) === null ? time : time - NIGHT_MS;
}

/** The time itself by day; at night within the first hour of the morning that follows, in the same order. */
export function afterNight(time: number): number {
  const into = intoNight(time);
  return into === null ? time : time - into + NIGHT_MS + Math.floor(into / 8);
}
