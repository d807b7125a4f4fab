import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Banner, ButtonLink } from 'shared-contracts/ui/core';
import { profileTexts } from './profile-texts.ts';

/** Says that one looks at oneself, and where to change it. */
export function OwnProfile() {
  const t = useTexts(profileTexts);
  return (
    <Banner
      action={
        <ButtonLink size="small" href={routes.info.href()}>
          {t('view.edit')}
        </ButtonLink>
      }
    >
      {t('view.own')}
    </Banner>
  );
}

/** The way to one's own photos, below them. */
export function OwnPhotosLink() {
  const t = useTexts(profileTexts);
  return (
    <ButtonLink block href={routes.uploadPics.href()}>
      {t('view.editPhotos')}
    </ButtonLink>
  );
}
