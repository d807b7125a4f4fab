import { useHost } from 'shared-contracts/host';
import { momentText } from './moment-text.ts';

/** A moment on the one clock of the desk, which it names: Indian Standard Time, whatever the computer is set to. */
export function IstTime({ at, className = 'sp-muted' }: { at: string; className?: string }) {
  const { locale } = useHost();
  return (
    <time className={className} dateTime={at}>
      {momentText(at, locale)}
    </time>
  );
}
