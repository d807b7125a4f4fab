import { useCallback } from 'react';
import { useHost } from 'shared-contracts/host';
import { dayAndTimeText } from 'shared-contracts/i18n/time-text';

/** Writes a time of the wire (ISO 8601) as a day with hours and minutes, in the language of the page. */
export function useTimeText(): (time: string) => string {
  const { locale } = useHost();
  return useCallback((time) => dayAndTimeText(time, locale, 'long'), [locale]);
}
