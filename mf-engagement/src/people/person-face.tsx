import type { PersonSummary } from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useTexts } from 'shared-contracts/host';
import { Avatar, IconUser, PhotoImage } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { primaryPhoto } from './primary-photo.ts';
import './person-face.css';

/**
 * A person's round picture beside the written name; initials where there is none, a figure where there is no name. Initials
 * that stand for a photo which others may see say for whom it is, to those who point at them or listen.
 */
export function PersonFace({ person, eager }: { person: PersonSummary | null; eager?: boolean }) {
  const t = useTexts(texts);
  const photo = person === null ? null : primaryPhoto(person, '');
  const name = person === null ? '' : personName(person);
  const photoFor = photo === null ? person?.photo_for : null;
  const withheld = photoFor ? t(`photo.for.${photoFor}`) : undefined;
  const letters = name === '' ? <IconUser /> : <Avatar name={name} label={withheld} />;
  return (
    <span className="en-face" title={withheld}>
      {photo === null ? letters : <PhotoImage photo={photo} placeholder={letters} eager={eager} />}
    </span>
  );
}
