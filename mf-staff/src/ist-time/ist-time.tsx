import { useHost } from 'shared-contracts/host';

/** A moment on the one clock of the desk, which it names: Indian Standard Time, whatever the computer is set to. */
export function IstTime({ at, className = 'sp-muted' }: { at: string; className?: string }) {
  const { locale } = useHost();
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: 'Asia/Kolkata',
  });
  return (
    <time className={className} dateTime={at}>
      {format.format(new Date(at))} IST
    </time>
  );
}
