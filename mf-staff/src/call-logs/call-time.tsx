import { useHost } from 'shared-contracts/host';

/** The desk keeps one clock, whatever the computer is set to: two callers must read the same day. */
const DESK_ZONE = 'Asia/Kolkata';

/** The day and the time of a call, from an ISO moment. */
export function CallTime({ at }: { at: string }) {
  const { locale } = useHost();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-IN`, { ...options, timeZone: DESK_ZONE }).format(
      new Date(at),
    );
  return (
    <time className="st-time" dateTime={at}>
      <span>{format({ day: 'numeric', month: 'long', year: 'numeric' })}</span>{' '}
      <span className="sp-muted">{format({ hour: 'numeric', minute: '2-digit' })}</span>
    </time>
  );
}
