import type { Locale } from 'shared-contracts/i18n';

/** How many days back a day is told by its distance. */
const RECENT_DAYS = 7;
const DAY_MS = 86_400_000;

/** An instant in the words of a reader: `recent` like 'yesterday', or the `day` like '12 March', with its year when that is another. */
export type DayWords = { readonly recent: string } | { readonly day: string };

/** Words for the calendar day of an instant (ISO 8601) as it is where the reader is; `now` in ms. */
export function dayWords(instant: string, now: number, locale: Locale = 'en'): DayWords {
  const then = new Date(instant);
  const today = new Date(now);
  const days = Math.round((midnight(today) - midnight(then)) / DAY_MS);
  if (days < RECENT_DAYS) {
    // A server's clock may run ahead of the reader's.
    const back = -Math.max(days, 0);
    return { recent: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(back, 'day') };
  }
  const isThisYear = then.getFullYear() === today.getFullYear();
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return { day: format.format(then) };
}

/** The start of the reader's day, in ms. */
function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
