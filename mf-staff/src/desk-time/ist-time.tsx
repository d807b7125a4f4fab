import { useHost, useTexts } from 'shared-contracts/host';
import { istTexts } from '../locales/en/desk.ts';
import { momentText } from './moment-text.ts';

/** A moment on the one clock of the desk, which it names: Indian Standard Time, whatever the computer is set to. */
export function IstTime({ at, className = 'sp-muted' }: { at: string; className?: string }) {
  const { locale } = useHost();
  const t = useTexts(istTexts);
  return (
    <time className={className} dateTime={at}>
      {t('ist.moment', { when: momentText(at, locale) })}
    </time>
  );
}
