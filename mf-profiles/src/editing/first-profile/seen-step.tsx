import { KEEP_CLEAR } from 'shared-contracts/behaviour/keep-clear';
import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { firstTexts } from '../../locales/en/editing.ts';
import { firstPhotosHref } from '../../people/guide-steps.ts';
import { heightWords } from '../../people/height-words.ts';
import { managerWords } from '../../people/manager-words.ts';
import { PersonCard } from '../../people/person-card.tsx';
import { ownProfileHref } from '../own-profile-href.ts';
import { whoseProfile } from './whose-profile.ts';

/** The card, as it stands in the lists of others, beside it what comes next, and below who is said to manage the profile. */
export function SeenStep({ profile }: { profile: OwnProfile }) {
  const t = useTexts(firstTexts);
  const { height, occupation, work, current_city: city, made_for: madeFor } = profile;
  const whose = whoseProfile(madeFor);
  const manager = managerWords(t, madeFor);
  return (
    <div className="pf-first__seen">
      <section className="pf-first__card" aria-label={t(`seen.card.${whose}`)} {...KEEP_CLEAR}>
        <PersonCard
          person={profile}
          name={personName(profile)}
          pics={profile.pics}
          primary={profile.primary_profile_pic}
          lines={[height === null ? null : heightWords(t, height), occupation ?? work, city]}
          index={0}
          level={3}
        />
      </section>
      <div className="pf-first__ways" {...KEEP_CLEAR}>
        {profile.pics.length === 0 && (
          <ButtonLink size="small" href={firstPhotosHref('seen')}>
            {t('photo.add')}
          </ButtonLink>
        )}
        <ButtonLink size="small" href={ownProfileHref(profile)}>
          {t(`seen.profile.${whose}`)}
        </ButtonLink>
        <ButtonLink size="small" href={routes.info.href()}>
          {t('seen.rest')}
        </ButtonLink>
      </div>
      {manager !== null && <p className="pf-first__managed sp-muted">{manager}</p>}
    </div>
  );
}
