import { AD_DAYS_MOST } from 'shared-contracts/calls/leads';
import { indianDay } from '../../../platform/time/indian-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moments between which an ad runs: the first one, and the one after its last day. */
export interface AdDays {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The time of two days in India, YYYY-MM-DD, both included; or which of the two is wrong: missing, over, before the
 * first day, or more than AD_DAYS_MOST ahead.
 */
export function adDays(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  now: Date,
): AdDays | { readonly wrong: 'from' | 'until' } {
  const today = indianDay(now).beginsAt.getTime();
  const first = beginningOf(from);
  const last = beginningOf(until);
  if (first === null || first > today + AD_DAYS_MOST * DAY_MS) return { wrong: 'from' };
  if (last === null || last < first || last < today || last >= first + AD_DAYS_MOST * DAY_MS)
    return { wrong: 'until' };
  return { startsAt: new Date(first), endsAt: new Date(last + DAY_MS) };
}

/** In ms; null for no day. */
function beginningOf(day: string | undefined): number | null {
  const time = Date.parse(`${day}T00:00:00+05:30`);
  return Number.isNaN(time) ? null : time;
}
