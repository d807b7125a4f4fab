import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { profileTexts } from './profile-texts.ts';

/** Says that one looks at oneself, and where to change it. */
export function OwnProfile() {
  const t = useTexts(profileTexts);
  return (
    <div className="pf-own">
      <p>{t('view.own')}</p>
      <div className="sp-row">
        <ButtonLink size="small" href={routes.info.href()}>
          {t('view.edit')}
        </ButtonLink>
        <ButtonLink size="small" href={routes.uploadPics.href()}>
          {t('view.editPhotos')}
        </ButtonLink>
      </div>
    </div>
  );
}
