import {
  myProfile,
  profileCompletion,
  type OwnProfile as OwnProfileFacts,
} from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { ButtonLink } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { BirthnameMissing } from './birthname-missing.tsx';
import { nextStepOf } from './next-step.ts';

/** Says that one looks at oneself, what would help most, and where to change it. */
export function OwnProfile() {
  const t = useTexts(profileTexts);
  const { query, locale } = useHost();
  const own = useQuery(query(myProfile, {})).data?.data;
  const completion = useQuery(query(profileCompletion, {})).data?.data;
  const next = completion === undefined ? null : nextStepOf(completion);
  const other = own === undefined ? null : nameInOtherScript(own, locale);
  return (
    <div className="pf-own">
      {other !== null && <p lang={other.lang}>{other.name}</p>}
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

/** The name in the script that the head of the page does not have it in; null where there is none. */
function nameInOtherScript(
  own: OwnProfileFacts,
  locale: Locale,
): { name: string; lang: Locale } | null {
  const { name_devanagari: name, last_name_devanagari: lastName } = own;
  if (locale !== 'en' && name && (lastName || own.lastName === ''))
    return { name: personName(own), lang: 'en' };
  const devanagari = [name, lastName].filter(Boolean).join(' ');
  return devanagari === '' ? null : { name: devanagari, lang: 'mr' };
}
