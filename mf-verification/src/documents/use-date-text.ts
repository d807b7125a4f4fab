import { useHost } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';
import { dayAndTimeText } from 'shared-contracts/i18n/time-text';

const ZONE = 'Asia/Kolkata';

/** Instants as days, and as days with the time, in the language of the page and the time of India. */
export function useDateText() {
  const { locale } = useHost();
  const day = new Intl.DateTimeFormat(INTL_LOCALES[locale], { dateStyle: 'long', timeZone: ZONE });
  return {
    day: (instant: string) => day.format(new Date(instant)),
    moment: (instant: string) => dayAndTimeText(instant, locale, 'long', ZONE),
  };
}
