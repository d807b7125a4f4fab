import { daysBack } from 'shared-contracts/domain/calendar-days';
import { INTL_LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { timeText } from 'shared-contracts/i18n/time-text';

/** The head of a day in a conversation: today, yesterday, or like 'Saturday, 14 March'; with its year when that is another. `now` in ms. */
export function dayHead(instant: string, now: number, locale: Locale): string {
  const back = daysBack(instant, now);
  if (back < 2) return relativeDay(back, locale);
  return dateOf(instant, now, locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** When the last message of a conversation came, in as few letters as tell it: a time, a day, a date. `now` in ms. */
export function shortWhen(instant: string, now: number, locale: Locale): string {
  const back = daysBack(instant, now);
  if (back < 1) return timeText(instant, locale);
  if (back < 2) return relativeDay(back, locale);
  if (back < 7) return dateOf(instant, now, locale, { weekday: 'long' });
  return dateOf(instant, now, locale, { day: 'numeric', month: 'short' });
}

function dateOf(
  instant: string,
  now: number,
  locale: Locale,
  parts: Intl.DateTimeFormatOptions,
): string {
  const then = new Date(instant);
  const needsYear = 'month' in parts && then.getFullYear() !== new Date(now).getFullYear();
  const year = needsYear ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(INTL_LOCALES[locale], { ...parts, ...year }).format(then);
}

/** 'today' or 'yesterday'. */
function relativeDay(back: number, locale: Locale): string {
  return new Intl.RelativeTimeFormat(INTL_LOCALES[locale], { numeric: 'auto' }).format(
    -back,
    'day',
  );
}
