/** The desk keeps one clock, whatever the computer is set to: two callers must read the same day. */
export const DESK_ZONE = 'Asia/Kolkata';

/** What follows a time, so that it is not mistaken for another clock. */
export const DESK_CLOCK = 'IST';

/** India has no summer time: the desk's clock is always this far ahead of UTC, in ms. */
const AHEAD = 5.5 * 60 * 60 * 1000;

const DAY = 24 * 60 * 60 * 1000;

/** An ISO moment as a field for date and time holds it, by the desk's clock: `2026-03-12T01:35`; '' for null. */
export function toDeskField(at: string | null): string {
  return at === null ? '' : new Date(Date.parse(at) + AHEAD).toISOString().slice(0, 16);
}

/** The ISO moment of what stands in such a field; null for an empty or half written one. */
export function fromDeskField(text: string): string | null {
  const at = Date.parse(`${text}:00+05:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The day of a moment by the desk's clock, `2026-03-12`, or some days later. */
export function deskDay(at: number, daysLater = 0): string {
  return new Date(at + AHEAD + daysLater * DAY).toISOString().slice(0, 10);
}

/** How a follow-up stands at a moment (ms); one without a time is due today (readings, 'follow-up'). */
export function dueState(
  {
    followup,
    follow_up_at: at,
  }: { readonly followup: boolean; readonly follow_up_at: string | null },
  now = Date.now(),
): 'none' | 'overdue' | 'today' | 'later' {
  if (!followup) return 'none';
  if (at === null) return 'today';
  const day = deskDay(Date.parse(at));
  if (day === deskDay(now)) return 'today';
  return Date.parse(at) < now ? 'overdue' : 'later';
}

/** When a call is offered to be made again, as the field for it holds it. */
export function quickTimes(now = Date.now()): {
  readonly hour: string;
  readonly tomorrow: string;
  readonly week: string;
} {
  return {
    hour: toDeskField(new Date(now + 60 * 60 * 1000).toISOString()),
    tomorrow: `${deskDay(now, 1)}T10:00`,
    week: `${deskDay(now, 7)}T10:00`,
  };
}

/** Writes moments as the desk reads them: `12 Mar, 1:35 am`, with the year where it is another one than now's. */
export function deskMoment(at: string, now = Date.now()): string {
  const moment = new Date(at);
  const isThisYear = deskDay(moment.getTime()).slice(0, 4) === deskDay(now).slice(0, 4);
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: DESK_ZONE,
  }).format(moment);
}

/** The day of today by the desk's clock. */
export function deskToday(): string {
  return deskDay(Date.now());
}

/** Days from one to another, by the desk's clock. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Ranges of days that lists are filtered by most, until today. */
export function dayRanges(
  now = Date.now(),
): Readonly<Record<'today' | 'yesterday' | 'week' | 'month' | 'lastMonth', Days>> {
  const today = deskDay(now);
  const yesterday = deskDay(now, -1);
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = deskDay(Date.parse(first), -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: deskDay(now, -6), to: today },
    month: { from: first, to: today },
    lastMonth: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
  };
}
