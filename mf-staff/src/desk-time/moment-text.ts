import { DESK_CLOCK, DESK_ZONE } from './desk-time.ts';

/** A moment as the desk has it, '18 Nov 2026, 2:05 pm IST', whatever the computer is set to. */
export function momentText(at: string, locale: string): string {
  return `${formatted(at, locale, { dateStyle: 'medium', timeStyle: 'short' })} ${DESK_CLOCK}`;
}

/** The day of a moment in India: '18 Nov 2026'. */
export function dayOf(at: string, locale: string): string {
  return formatted(at, locale, { dateStyle: 'medium' });
}

/** The same where there is little room: '18 Nov'. */
export function shortDay(at: string, locale: string): string {
  return formatted(at, locale, { day: 'numeric', month: 'short' });
}

/** The time of a moment in India: '2:05 pm IST'. */
export function timeText(at: string, locale: string): string {
  return `${formatted(at, locale, { hour: 'numeric', minute: '2-digit' })} ${DESK_CLOCK}`;
}

function formatted(at: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { ...options, timeZone: DESK_ZONE });
  return format.format(new Date(at));
}
