import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { ButtonLink, PhotoImage } from 'shared-contracts/ui/core';
import { firstTexts } from '../../locales/en/editing.ts';
import { firstAfter, firstPhotosHref } from '../../people/guide-steps.ts';
import { NoPhoto } from '../../people/no-photo.tsx';
import { photosOf } from '../../people/photos.ts';
import { whoseProfile } from './whose-profile.ts';

/** The photo that there is, or the way to the page where one is chosen, cropped and sent; that page leads on, and Back leads here again. */
export function PhotoStep({ profile }: { profile: OwnProfile }) {
  const t = useTexts(firstTexts);
  const { gender, pics, primary_profile_pic: primary, made_for: madeFor } = profile;
  const [photo] = photosOf(pics, primary, () => t(`photo.own.${whoseProfile(madeFor)}`));
  return (
    <div className="pf-first__photo">
      <div className="pf-first__face">
        {photo === undefined ? <NoPhoto gender={gender} /> : <PhotoImage photo={photo} />}
      </div>
      <ButtonLink
        variant={photo === undefined ? 'primary' : undefined}
        href={firstPhotosHref(firstAfter('photo'))}
      >
        {t(photo === undefined ? 'photo.add' : 'photo.change')}
      </ButtonLink>
    </div>
  );
}
