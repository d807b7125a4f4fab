import { useHost, useTexts } from 'shared-contracts/host';
import { defineTexts } from 'shared-contracts/i18n/i18n';

const texts = defineTexts('mf-staff.ist', { 'ist.moment': '{when} IST' });

/** A moment on the one clock of the desk, which it names: Indian Standard Time, whatever the computer is set to. */
export function IstTime({ at, className = 'sp-muted' }: { at: string; className?: string }) {
  const { locale } = useHost();
  const t = useTexts(texts);
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: 'Asia/Kolkata',
  });
  return (
    <time className={className} dateTime={at}>
      {t('ist.moment', { when: format.format(new Date(at)) })}
    </time>
  );
}
