import type { PersonCard } from 'shared-contracts/calls/engagement';
import { Avatar, PhotoImage } from 'shared-contracts/ui/core';
import { personName } from './person-name.ts';
import { primaryPhoto } from './primary-photo.ts';
import './person-face.css';

/** A person's round picture beside the written name; initials where there is none. */
export function PersonFace({ person, eager }: { person: PersonCard | null; eager?: boolean }) {
  const photo = person === null ? null : primaryPhoto(person, '');
  const letters = <Avatar name={person === null ? '' : personName(person)} />;
  return (
    <span className="en-face">
      {photo === null ? letters : <PhotoImage photo={photo} placeholder={letters} eager={eager} />}
    </span>
  );
}
