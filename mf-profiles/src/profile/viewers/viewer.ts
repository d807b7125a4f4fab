import type { LimitedProfile, ListedProfile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { primaryFirst } from 'shared-contracts/domain/primary-photo';
import type { Gender } from 'shared-contracts/domain/profile';

/** One view of a profile; `at` is an instant, ISO 8601. */
export interface Look {
  readonly at: string;
  readonly userId: string;
  readonly name: string;
  readonly age: number;
  readonly gender: Gender;
  readonly city: string | null;
  /** Address of a small photo; null where there is none to show. */
  readonly photo: string | null;
}

/** A view by a person with a card. */
export function lookOfCard(at: string, card: ListedProfile): Look {
  const { id: userId, age, gender, current_city: city } = card;
  const [photo] = primaryFirst(card.pics, card.primary_profile_pic);
  const name = personName(card);
  return { at, userId, name, age, gender, city, photo: photo?.thumb ?? null };
}

/** A view by a person of whom only the visitor's view is known. */
export function lookOfLimited(at: string, person: LimitedProfile): Look {
  const { id: userId, name, age, gender, current_city: city, pic } = person;
  return { at, userId, name, age, gender, city, photo: pic?.thumb ?? null };
}
