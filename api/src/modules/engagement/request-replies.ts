import type { PersonSummary } from 'shared-contracts/calls/engagement';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import type { Gender } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { namesIn, photosOf, type StoredPic, type Viewing } from '../profiles/profiles.public.ts';
import type { RequestRow } from './requests.store.ts';

/** A person as a card shows them. */
export interface Shown {
  readonly name: string;
  readonly lastName: string;
  readonly name_devanagari: string | null;
  readonly last_name_devanagari: string | null;
  readonly gender: Gender;
  readonly birthdate: string;
  readonly pics: readonly StoredPic[];
  readonly photo_for: PhotoAudience | null;
}

/** What interests and chat requests have in common on the wire. */
export function toRequest(row: RequestRow, viewing: Viewing) {
  return {
    id: row.id,
    to: row.to_id,
    to_profile: cardOf(recipientOf(row), viewing),
    from: row.from_id,
    from_profile: cardOf(senderOf(row), viewing),
    accepted: row.accepted,
    declined: row.declined,
    created_at: row.created_at.toISOString(),
  };
}

/** The card of the other person in a list of what people do with each other. */
export function cardOf(person: Shown, { today, photos, language }: Viewing): PersonSummary {
  const { gender, birthdate, pics, photo_for } = person;
  const age = ageOn(birthdate, today);
  return { ...namesIn(language, person), gender, age, ...photosOf(pics, photos), photo_for };
}

function senderOf(row: RequestRow): Shown {
  return {
    name: row.sender_name,
    lastName: row.sender_last_name,
    name_devanagari: row.sender_name_devanagari,
    last_name_devanagari: row.sender_last_name_devanagari,
    gender: row.sender_gender,
    birthdate: row.sender_birthdate,
    pics: row.sender_pics,
    photo_for: row.sender_photo_for,
  };
}

function recipientOf(row: RequestRow): Shown {
  return {
    name: row.recipient_name,
    lastName: row.recipient_last_name,
    name_devanagari: row.recipient_name_devanagari,
    last_name_devanagari: row.recipient_last_name_devanagari,
    gender: row.recipient_gender,
    birthdate: row.recipient_birthdate,
    pics: row.recipient_pics,
    photo_for: row.recipient_photo_for,
  };
}
