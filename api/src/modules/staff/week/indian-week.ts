import { indianDay } from '../../../platform/time/indian-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970-01-01 was a Thursday: a Monday lies three days before it. */
const MONDAY_OFFSET = 3;

/** A week in India, from Monday to Sunday. */
export interface IndianWeek {
  /** Its Monday and its Sunday, YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly beginsAt: Date;
  /** The moment after its last. */
  readonly endsAt: Date;
}

/** The week in India that a moment lies in, whatever the server's time zone. */
export function indianWeek(moment: Date): IndianWeek {
  const { day, beginsAt } = indianDay(moment);
  const sinceMonday = (Date.parse(day) / DAY_MS + MONDAY_OFFSET) % 7;
  const monday = beginsAt.getTime() - sinceMonday * DAY_MS;
  const [begins, ends] = [new Date(monday), new Date(monday + 7 * DAY_MS)];
  return {
    beginsAt: begins,
    endsAt: ends,
    from: indianDay(begins).day,
    until: indianDay(new Date(ends.getTime() - 1)).day,
  };
}
