import { useCallback } from 'react';
import { useHost } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';

/** Writes a time of the wire (ISO 8601) as a day with hours and minutes, in the language of the page. */
export function useTimeText(): (time: string) => string {
  const { locale } = useHost();
  return useCallback(
    (time) =>
      new Intl.DateTimeFormat(INTL_LOCALES[locale], {
        dateStyle: 'long',
        timeStyle: 'short',
      }).format(new Date(time)),
    [locale],
  );
}
