import type { NameReading, Points } from 'shared-contracts/calls/gun-milan';
import { NAKSHATRA_NAMES } from 'shared-contracts/domain/nakshatras';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Bar, Bars, FieldList } from 'shared-contracts/ui/core';
import { gunMilanTexts } from './gun-milan-texts.ts';

type Words = ReturnType<typeof useTexts<(typeof gunMilanTexts)['en']>>;

/** Points and reason of each aspect, and the syllables and stars that they come from. */
export function GunMilanAspects({ points }: { points: Points }) {
  const t = useTexts(gunMilanTexts);
  return (
    <>
      <Bars>
        {points.info.map(({ aspect, points: brought, most, girl, boy, softened }) => (
          <Bar
            key={aspect}
            label={t(`koota.${aspect}`)}
            points={brought}
            max={most}
            text={t('panel.points', { points: brought, most })}
            reason={
              <>
                {t(`reason.${aspect}`, { girl: word(t, girl), boy: word(t, boy) })}
                {softened && ` ${t('panel.softened')}`}
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

function Reading({ of: { akshara, nakshatra, pada, rashi, conflict } }: { of: NameReading }) {
  const t = useTexts(gunMilanTexts);
  const name = NAKSHATRA_NAMES[nakshatra - 1]?.name ?? '';
  return (
    <>
      {t('panel.reading', { akshara, nakshatra: name, pada, rashi: word(t, rashi) })}
      {conflict && <span className="pf-gunmilan__conflict">{t('panel.conflict')}</span>}
    </>
  );
}

/** What an aspect compares, in words; counts are words already. */
function word(t: Words, key: string): string {
  const known = `word.${key}`;
  return Object.hasOwn(gunMilanTexts.en, known) ? t(known as 'word.deva') : key;
}
