import { useHost } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';

/** Instants as days, and as days with the time, in the language of the page and the time of India. */
export function useDateText() {
  const { locale } = useHost();
  const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALES[locale], {
      ...options,
      timeZone: 'Asia/Kolkata',
    }).format(new Date(instant));
  return {
    day: (instant: string) => format(instant, { dateStyle: 'long' }),
    moment: (instant: string) => format(instant, { dateStyle: 'long', timeStyle: 'short' }),
  };
}
