import { useHost } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';

/** Words for the day of an instant (ISO 8601) as it is where the reader is: '12 March 2027'. */
export function useDayText(): (instant: string) => string {
  const { locale } = useHost();
  return (instant) => {
    const at = new Date(instant);
    return dayText([at.getFullYear(), at.getMonth() + 1, at.getDate()].join('-'), locale);
  };
}
