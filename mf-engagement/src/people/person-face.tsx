import type { PersonCard } from 'shared-contracts/calls/engagement';
import { Avatar, IconUser, PhotoImage } from 'shared-contracts/ui/core';
import { personName } from './person-name.ts';
import { primaryPhoto } from './primary-photo.ts';
import './person-face.css';

/** A person's round picture beside the written name; initials where there is none, a figure where there is no name. */
export function PersonFace({ person, eager }: { person: PersonCard | null; eager?: boolean }) {
  const photo = person === null ? null : primaryPhoto(person, '');
  const name = person === null ? '' : personName(person);
  const letters = name === '' ? <IconUser /> : <Avatar name={name} />;
  return (
    <span className="en-face">
      {photo === null ? letters : <PhotoImage photo={photo} placeholder={letters} eager={eager} />}
    </span>
  );
}
