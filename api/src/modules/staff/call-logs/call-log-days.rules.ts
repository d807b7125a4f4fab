import { indianDay } from '../../../platform/time/indian-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders from here on are of entries without a time (migration 034), in ms. */
export const UNTIMED = 500_000_000_000_000;

/** Today in India, in ms. */
export interface Today {
  readonly begins: number;
  readonly ends: number;
}

export function todayOf(now: Date): Today {
  const begins = indianDay(now).beginsAt.getTime();
  return { begins, ends: begins + DAY_MS };
}

/** The moment at which a calendar day begins in India; `after` days later. */
export function beginningOf(day: string, after = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + after * DAY_MS);
}

/** Whether someone waits for a call: since before today, today, or not. One without a time is due today. */
export function dueState(
  { followup, follow_up_at: at }: { followup: boolean; follow_up_at: Date | null },
  today: Today,
): 'overdue' | 'today' | null {
  if (!followup) return null;
  if (at === null) return 'today';
  if (at.getTime() < today.begins) return 'overdue';
  return at.getTime() < today.ends ? 'today' : null;
}
