import { useHost } from 'shared-contracts/host';

/** A day and a time as the desk has them, whatever the computer is set to. */
export function Moment({ at }: { at: string }) {
  const { locale } = useHost();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-IN`, { ...options, timeZone: 'Asia/Kolkata' }).format(
      new Date(at),
    );
  return (
    <time className="sp-muted" dateTime={at}>
      {format({ day: 'numeric', month: 'long' })}, {format({ hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}
