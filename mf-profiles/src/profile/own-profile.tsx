import { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { ButtonLink } from 'shared-contracts/ui/core';
import { BirthnameMissing } from './birthname-missing.tsx';
import { nextStepOf } from './next-step.ts';
import { profileTexts } from './profile-texts.ts';

/** Says that one looks at oneself, what would help most, and where to change it. */
export function OwnProfile() {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const own = useQuery(query(myProfile, {})).data?.data;
  const completion = useQuery(query(profileCompletion, {})).data?.data;
  const next = completion === undefined ? null : nextStepOf(completion);
  const devanagari = [own?.name_devanagari, own?.last_name_devanagari].filter(Boolean).join(' ');
  return (
    <div className="pf-own">
      {devanagari !== '' && <p lang="mr">{devanagari}</p>}
      <BirthnameMissing missing={own !== undefined && (own.birthname ?? '').trim() === ''} />
      <p>{t('view.own')}</p>
      {next !== null && (
        <p className="sp-row">
          <ButtonLink size="small" variant="primary" href={next.href}>
            {t(`next.${next.aspect}`)}
          </ButtonLink>
          <span className="sp-muted">{t('next.points', { count: next.points })}</span>
        </p>
      )}
      <div className="sp-row">
        <ButtonLink size="small" href={routes.info.href()}>
          {t('view.edit')}
        </ButtonLink>
        {next?.aspect !== 'photo' && (
          <ButtonLink size="small" href={routes.uploadPics.href()}>
            {t(own?.pics.length === 0 ? 'view.addPhoto' : 'view.editPhotos')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
