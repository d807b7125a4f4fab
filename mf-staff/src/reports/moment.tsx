import { useHost } from 'shared-contracts/host';

/** Words for a day and a time as the desk has them, whatever the computer is set to. */
export function useMoment(): (at: string) => string {
  const { locale } = useHost();
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: 'Asia/Kolkata',
  });
  return (at) => format.format(new Date(at));
}
