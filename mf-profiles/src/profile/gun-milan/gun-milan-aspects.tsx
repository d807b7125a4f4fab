import type { KOOTAS, NameReading, Points } from 'shared-contracts/calls/gun-milan';
import { isFavourableTara, taraRemainder } from 'shared-contracts/domain/nakshatras';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Bar, Bars, FieldList } from 'shared-contracts/ui/core';
import { gunMilanTexts } from '../../locales/en/profile.ts';
import { starName } from '../../people/star-name.ts';

type Words = ReturnType<typeof useTexts<(typeof gunMilanTexts)['en']>>;

/** Points and reason of each aspect, and the syllables and stars that they come from. */
export function GunMilanAspects({ points }: { points: Points }) {
  const t = useTexts(gunMilanTexts);
  const { locale } = useHost();
  return (
    <>
      <Bars>
        {points.info.map(({ aspect, points: brought, most, girl, boy, softened }) => (
          <Bar
            key={aspect}
            label={
              <>
                <span>{t(`koota.${aspect}`)}</span>
                {locale === 'en' && (
                  <>
                    {' '}
                    <span className="pf-gunmilan__written" lang="sa">
                      {KOOTA_WRITTEN[aspect]}
                    </span>
                  </>
                )}
              </>
            }
            points={brought}
            max={most}
            text={t('panel.points', { points: brought, most })}
            reason={
              <>
                <span>
                  {aspect === 'tara'
                    ? t('reason.tara', { girl: wayOf(t, girl), boy: wayOf(t, boy) })
                    : t(`reason.${aspect}`, { girl: word(t, girl), boy: word(t, boy) })}
                </span>
                {aspect === 'tara' && (
                  <details className="pf-gunmilan__how">
                    <summary>{t('tara.how')}</summary>
                    <span>
                      {t('tara.arithmetic', {
                        girl,
                        girlLeft: taraRemainder(Number(girl)),
                        boy,
                        boyLeft: taraRemainder(Number(boy)),
                      })}
                    </span>
                  </details>
                )}
                {softened && <span>{` ${t('panel.softened')}`}</span>}
              </>
            }
          />
        ))}
      </Bars>
      <h3 className="pf-gunmilan__names">{t('panel.names')}</h3>
      <FieldList
        missing=""
        fields={[
          { label: t('panel.bride'), value: <Reading of={points.girl} /> },
          { label: t('panel.groom'), value: <Reading of={points.boy} /> },
        ]}
      />
      <Anchor className="pf-gunmilan__own" href={routes.info.href({ go: '4' })}>
        {t('panel.own')}
      </Anchor>
      <p className="pf-gunmilan__line">{t('panel.note')}</p>
    </>
  );
}

/** Each koota as it is written in a panchang: beside its name in Latin letters. */
const KOOTA_WRITTEN = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  graha_maitri: 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाडी',
} as const satisfies Record<(typeof KOOTAS)[number], string>;

function wayOf(t: Words, count: string): string {
  return t(isFavourableTara(Number(count)) ? 'tara.good' : 'tara.bad');
}

function Reading({ of: { akshara, nakshatra, pada, rashi, conflict } }: { of: NameReading }) {
  const t = useTexts(gunMilanTexts);
  const name = starName(nakshatra, useHost().locale);
  return (
    <>
      <span>{t('panel.reading', { akshara, nakshatra: name, pada, rashi: word(t, rashi) })}</span>
      {conflict && <span className="pf-gunmilan__conflict">{t('panel.conflict')}</span>}
    </>
  );
}

/** What an aspect compares, in words; counts are words already. */
function word(t: Words, key: string): string {
  const known = `word.${key}`;
  return Object.hasOwn(gunMilanTexts.en, known) ? t(known as 'word.deva') : key;
}
