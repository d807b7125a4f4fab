import { useHost } from 'shared-contracts/host';
import { DESK_CLOCK, DESK_ZONE } from '../desk-time/desk-time.ts';

/** Words for a day and a time as the desk has them, with its clock, whatever the computer is set to. */
export function useMoment(): (at: string) => string {
  const { locale } = useHost();
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: DESK_ZONE,
  });
  return (at) => `${format.format(new Date(at))} ${DESK_CLOCK}`;
}
