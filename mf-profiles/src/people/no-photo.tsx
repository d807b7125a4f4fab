import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import type { Gender } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { IconLock, Silhouette } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import './no-photo.css';

interface NoPhotoProps {
  readonly gender: Gender;
  /** For whom the photos are that the viewer may not see; null where there are none. */
  readonly photoFor?: PhotoAudience | null | undefined;
}

/** A drawing in the place of a photo, with a word where there is one that others may see. */
export function NoPhoto({ gender, photoFor = null }: NoPhotoProps) {
  const t = useTexts(texts);
  if (photoFor === null) return <Silhouette gender={gender} />;
  return (
    <span className="pf-withheld">
      <Silhouette gender={gender} />
      <span className="pf-withheld__words">
        <IconLock />
        <span>{t(`card.photoFor.${photoFor}`)}</span>
      </span>
    </span>
  );
}
