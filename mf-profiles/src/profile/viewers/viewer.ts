import type { LimitedProfile, ProfileCard } from 'shared-contracts/calls/profiles';
import type { Gender } from 'shared-contracts/domain/profile';

/** That somebody looked, and who; `at` is an instant, ISO 8601. */
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

/** A look of somebody who is known by a card. */
export function lookOfCard(at: string, card: ProfileCard): Look {
  const { id: userId, age, gender, current_city: city, pics } = card;
  const name = `${card.name} ${card.lastName}`.trim();
  return { at, userId, name, age, gender, city, photo: pics[0]?.thumb ?? null };
}

/** A look of somebody who is known by what visitors see. */
export function lookOfLimited(at: string, person: LimitedProfile): Look {
  const { id: userId, name, age, gender, current_city: city, pic } = person;
  return { at, userId, name, age, gender, city, photo: pic?.thumb ?? null };
}
