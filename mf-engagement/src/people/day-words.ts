import { daysBack } from 'shared-contracts/domain/calendar-days';
import { INTL_LOCALES, type Locale } from 'shared-contracts/i18n/i18n';

/** Up to so many days back a day is named by its distance. */
const RECENT_DAYS = 7;

/** An instant in the words of a reader: `recent` like 'yesterday', or the `day` like '12 March', with its year when that is another. */
export type DayWords = { readonly recent: string } | { readonly day: string };

/** Words for the calendar day of an instant (ISO 8601) as it is where the reader is; `now` in ms. */
export function dayWords(instant: string, now: number, locale: Locale = 'en'): DayWords {
  const back = daysBack(instant, now);
  if (back < RECENT_DAYS) {
    const format = new Intl.RelativeTimeFormat(INTL_LOCALES[locale], { numeric: 'auto' });
    return { recent: format.format(-back, 'day') };
  }
  const then = new Date(instant);
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return { day: format.format(then) };
}
