import { useHost, useTexts } from 'shared-contracts/host';
import { defineTexts } from 'shared-contracts/i18n/i18n';
import { momentText } from './moment-text.ts';

const texts = defineTexts('mf-staff.ist', { 'ist.moment': '{when} IST' });

/** A moment on the one clock of the desk, which it names: Indian Standard Time, whatever the computer is set to. */
export function IstTime({ at, className = 'sp-muted' }: { at: string; className?: string }) {
  const { locale } = useHost();
  const t = useTexts(texts);
  return (
    <time className={className} dateTime={at}>
      {t('ist.moment', { when: momentText(at, locale) })}
    </time>
  );
}
