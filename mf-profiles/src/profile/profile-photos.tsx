import { useTexts } from 'shared-contracts/host';
import type { Pic } from 'shared-contracts/calls/profiles';
import type { Gender } from 'shared-contracts/domain/profile';
import { Carousel } from 'shared-contracts/ui/core';
import { PROFILE_SIZES, photosOf } from '../people/photos.ts';
import { Silhouette } from '../people/silhouette.tsx';
import { texts } from '../texts.ts';

/** Props of the photo slider. */
export interface ProfilePhotosProps {
  readonly name: string;
  readonly gender: Gender;
  readonly pics: readonly Pic[];
  readonly primary?: string | null;
}

/** The photos of a profile, the primary one first, or a drawing where there are none. */
export function ProfilePhotos({ name, gender, pics, primary = null }: ProfilePhotosProps) {
  const t = useTexts(texts);
  return (
    <Carousel
      className="pf-photos"
      eager
      label={t(pics.length === 0 ? 'card.noPhoto' : 'card.photos', { name })}
      photos={photosOf(pics, primary, (n) => t('card.photoOf', { n, of: pics.length, name }))}
      labels={{
        previous: t('card.previous'),
        next: t('card.next'),
        position: (n, of) => t('card.position', { n, of }),
      }}
      placeholder={<Silhouette gender={gender} />}
      sizes={PROFILE_SIZES}
    />
  );
}
