import type { LimitedProfile } from 'shared-contracts/calls/listed-profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import {
  ButtonLink,
  IconLock,
  IconSealCheck,
  IconUser,
  ScreenTitle,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { JoinNow } from '../people/join-now.tsx';

/** The person in each arch, where there is one. */
const ARCHES = ['female', 'male', 'female'] as const;

/** What the site is, who is here and who answers for it, for someone who has never seen it. */
export function Hero({ people }: { people: readonly LimitedProfile[] }) {
  const t = useTexts(texts);
  const { name } = useHost().config.grievanceOfficer;
  // From the end of what is shown first: the first ones are on the cards below, and their photos come for those anyway.
  const pics = people.filter(({ pic }) => pic).reverse();
  const faces = ARCHES.flatMap((gender) =>
    pics.splice(
      Math.max(
        0,
        pics.findIndex((one) => one.gender === gender),
      ),
      1,
    ),
  );
  return (
    <section className="pf-hero">
      <div className="pf-hero__words">
        <ScreenTitle>{t('hero.title')}</ScreenTitle>
        <p>{t('hero.text')}</p>
        <div className="pf-hero__ways">
          <JoinNow />
          <ButtonLink variant="quiet" href={routes.blogs.href()}>
            {t('hero.blogs')}
          </ButtonLink>
        </div>
      </div>
      {/* Their places are there before they come, and what is read first comes before them. */}
      <div className="pf-hero__faces" aria-hidden="true">
        {ARCHES.map((_, n) => {
          const pic = faces[n]?.pic;
          return (
            <span key={n}>
              {pic && <img src={pic.thumb} alt="" loading="lazy" fetchPriority="low" />}
            </span>
          );
        })}
      </div>
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
          <span>{t('hero.runBy', { name })}</span>
        </li>
      </ul>
    </section>
  );
}
