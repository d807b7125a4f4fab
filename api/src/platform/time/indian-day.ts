/** India is five and a half hours ahead of UTC all year, in ms. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in India at a moment: what 'a day' means in every daily budget. */
export interface IndianDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly beginsAt: Date;
  /** Seconds until the next one, at least 1. */
  readonly secondsLeft: number;
}

/** The Indian day that a moment lies in, whatever the server's time zone. */
export function indianDay(now: Date): IndianDay {
  const local = now.getTime() + AHEAD_MS;
  const beginning = local - (local % DAY_MS);
  return {
    day: new Date(beginning).toISOString().slice(0, 10),
    beginsAt: new Date(beginning - AHEAD_MS),
    secondsLeft: Math.ceil((beginning + DAY_MS - local) / 1000),
  };
}
