import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import {
  Anchor,
  ButtonLink,
  IconLock,
  IconSealCheck,
  IconUser,
  ScreenTitle,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { JoinNow } from '../people/join-now.tsx';

/** What the site is and who runs it, for someone who has never seen it. */
export function Hero() {
  const t = useTexts(texts);
  const { name, email } = useHost().config.grievanceOfficer;
  return (
    <section className="pf-hero">
      <div className="pf-hero__words">
        <ScreenTitle>{t('hero.title')}</ScreenTitle>
        <p>{t('hero.text')}</p>
        <div className="pf-hero__ways">
          <JoinNow />
          <ButtonLink variant="quiet" href={routes.features.href()}>
            {t('hero.checks')}
          </ButtonLink>
        </div>
      </div>
      {/* Two families under a toran; a picture of the stylesheet, so that it costs no script. */}
      <div className="pf-hero__scene" aria-hidden="true" />
      <ul className="pf-hero__signs" aria-label={t('hero.signs')}>
        <li>
          <IconSealCheck />
          <span>{t('hero.verified')}</span>
        </li>
        <li>
          <IconLock />
          <span>{t('hero.private')}</span>
        </li>
        <li>
          {/* Our mark of the Gun Milan: a marigold of eight petals, one for each koota. */}
          <svg className="sp-icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle className="pf-hero__petals" cx="12" cy="12" r="7.5" />
            <circle cx="12" cy="12" r="2.5" />
          </svg>
          <span>{t('hero.gunmilan')}</span>
        </li>
        <li>
          <IconUser />
          <span>
            <span>{t('hero.runBy', { name })}</span>{' '}
            <Anchor href={`mailto:${email}`}>{t('hero.write')}</Anchor>
          </span>
        </li>
      </ul>
    </section>
  );
}
