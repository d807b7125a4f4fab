import { INTL_LOCALES, type Locale } from './i18n.ts';

/**
 * Parts of the day as families say them, each from its hour on. `Intl` knows 'AM' and 'PM' only, or the part in a form
 * that does not stand before a time (रात्र, not रात्री).
 */
export const DAY_PARTS = {
  mr: [
    [0, 'रात्री'],
    [4, 'पहाटे'],
    [6, 'सकाळी'],
    [12, 'दुपारी'],
    [16, 'संध्याकाळी'],
    [20, 'रात्री'],
  ],
  hi: [
    [0, 'रात'],
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
} as const satisfies Record<string, readonly (readonly [number, string])[]>;

type Instant = string | number | Date;

/** The time of day of an instant (ISO 8601 or ms): '9:47 pm', 'रात्री 9:47', 'रात 9:47'; where the reader is, or in a zone. */
export function timeText(instant: Instant, locale: Locale, timeZone?: string): string {
  const options = { hour: 'numeric', minute: '2-digit', ...zoneOf(timeZone) } as const;
  if (locale === 'en') return formatted(instant, locale, options);
  const clock = new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23' });
  const [hour = '0', minute] = clock.format(new Date(instant)).split(':');
  const part = DAY_PARTS[locale].findLast(([from]) => from <= Number(hour));
  return `${part?.[1]} ${Number(hour) % 12 || 12}:${minute}`;
}

/** A day with its time: '24 November 2026 at 9:47 pm', '24 नोव्हेंबर, 2026, रात्री 9:47'. */
export function dayAndTimeText(
  instant: Instant,
  locale: Locale,
  dateStyle: 'long' | 'medium',
  timeZone?: string,
): string {
  const options = { dateStyle, ...zoneOf(timeZone) };
  if (locale === 'en') return formatted(instant, locale, { ...options, timeStyle: 'short' });
  return `${formatted(instant, locale, options)}, ${timeText(instant, locale, timeZone)}`;
}

function formatted(instant: Instant, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(INTL_LOCALES[locale], options).format(new Date(instant));
}

function zoneOf(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone };
}
