import { useHost } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';

/** Words for the day of an instant (ISO 8601) as it is where the reader is: '12 March 2027'. */
export function useDayText(): (instant: string) => string {
  const { locale } = useHost();
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
  });
  return (instant) => format.format(new Date(instant));
}
