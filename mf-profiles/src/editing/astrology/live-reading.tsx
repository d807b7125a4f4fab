import { readBirthName } from 'shared-contracts/domain/birth-name/read-birth-name';
import { RASHIS } from 'shared-contracts/domain/profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { editingTexts } from '../../locales/en/editing.ts';
import { starInBothScripts } from '../../people/star-name.ts';

/** What Gun Milan reads from a name while it is being written, in Latin or Devanagari letters; nothing before the first. */
export function LiveReading({ name, rashi }: { readonly name: string; readonly rashi: string }) {
  const t = useTexts(editingTexts);
  const { locale } = useHost();
  const declared = RASHIS.find((one) => one === rashi) ?? null;
  const isEmpty = name.trim() === '';
  const reading = isEmpty ? null : readBirthName(name, declared);
  return (
    <div className="pf-edit__live" role="status">
      {!isEmpty && reading === null && <p>{t('live.unread')}</p>}
      {reading !== null && (
        <>
          <p className="sp-muted">{t('live.help')}</p>
          <p className="pf-edit__live-words">
            {t('reading.name', {
              akshara: reading.akshara,
              nakshatra: starInBothScripts(reading.nakshatra, locale),
              pada: reading.pada,
              rashi: t(`rashi.${reading.rashi}`),
            })}
          </p>
          {declared !== null && reading.conflict && (
            <p>{t('live.conflict', { rashi: t(`rashi.${declared}`) })}</p>
          )}
        </>
      )}
    </div>
  );
}
