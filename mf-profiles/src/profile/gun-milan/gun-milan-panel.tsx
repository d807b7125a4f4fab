import type { NoPoints, Points } from 'shared-contracts/calls/gun-milan';
import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Disclosure, Ring } from 'shared-contracts/ui/core';
import { gunMilanTexts } from '../../locales/en/profile.ts';
import { usePrinting } from '../../people/use-printing.ts';
import { GunMilanAspects } from './gun-milan-aspects.tsx';
import './gun-milan.css';

/** What the reply says of a Gun Milan: points, or why there are none; both are absent on one's own profile. */
export interface GunMilanFacts {
  readonly points?: Points | null | undefined;
  readonly no_points?: NoPoints | null | undefined;
}

/** The score out of 36, with points and reason per aspect on demand; or what is missing for it (section 8). */
export function GunMilanPanel({ points, no_points: missing }: GunMilanFacts) {
  const t = useTexts(gunMilanTexts);
  if (points === undefined) return null;
  return (
    <section className="pf-part pf-gunmilan" aria-label={t('panel.title')}>
      {points === null ? <Missing why={missing ?? 'information'} /> : <Score points={points} />}
    </section>
  );
}

function Missing({ why }: { why: NoPoints }) {
  const t = useTexts(gunMilanTexts);
  const phrase = useTexts(phrases);
  return (
    <>
      <h2 className="pf-gunmilan__title">{t('panel.title')}</h2>
      {why === 'own_birthname' ? (
        <Anchor className="pf-upgrade" href={routes.info.href({ go: '4' })}>
          {phrase('gunmilan.birthnameMissing')}
        </Anchor>
      ) : (
        <p className="pf-gunmilan__line">{phrase('gunmilan.noPoints')}</p>
      )}
      <p className="pf-gunmilan__line">{t(`panel.why.${why}`)}</p>
    </>
  );
}

function Score({ points }: { points: Points }) {
  const t = useTexts(gunMilanTexts);
  const isPrinting = usePrinting();
  const most = GUN_MILAN_MOST;
  return (
    <>
      <div className="pf-gunmilan__score">
        <Ring
          value={points.total}
          max={most}
          size="large"
          label={t('panel.total', { total: points.total, most })}
          caption={t('panel.of', { most })}
        />
        <div>
          <h2 className="pf-gunmilan__title">{t('panel.title')}</h2>
          <p className="pf-gunmilan__line">{t('panel.meaning', { total: points.total, most })}</p>
          <p className="pf-gunmilan__line">{t(`mangal.${points.mangal}`)}</p>
        </div>
      </div>
      {isPrinting && <GunMilanAspects points={points} />}
      <Disclosure summary={t('panel.show')}>
        <GunMilanAspects points={points} />
      </Disclosure>
    </>
  );
}
