import type { PersonSummary } from 'shared-contracts/calls/engagement';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { useTexts } from 'shared-contracts/host';
import { IconUser, PhotoImage, Silhouette } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import './person-photo.css';
import { primaryPhoto } from './primary-photo.ts';

/** A person's photo in 4:5, or a drawing by gender; decoration beside the written name, but for whom the photo is. */
export function PersonPhoto({ person, eager }: { person: PersonSummary; eager?: boolean }) {
  const photo = primaryPhoto(person, '');
  const { gender, photo_for: photoFor } = person;
  const silhouette =
    gender === undefined ? (
      <span className="en-photo__nobody">
        <IconUser />
      </span>
    ) : (
      <Silhouette gender={gender} />
    );
  return (
    <span className="en-photo">
      {photo === null ? (
        silhouette
      ) : (
        <PhotoImage photo={photo} placeholder={silhouette} eager={eager} sizes="128px" />
      )}
      {photo === null && photoFor && <PhotoFor audience={photoFor} />}
    </span>
  );
}

/** That there is a photo, which others may see. */
function PhotoFor({ audience }: { audience: PhotoAudience }) {
  const t = useTexts(texts);
  return <span className="en-photo__for">{t(`photo.for.${audience}`)}</span>;
}
