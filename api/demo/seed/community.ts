import { fictionalPhone } from './contacts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { makePerson } from './person.ts';
import { createPhotographer } from './photos.ts';
import { createRandom } from './random.ts';
import type { Community, SeedGender } from './seed-types.ts';

/** What a community depends on, and nothing else. */
export interface CommunityOptions {
  /** People in all, demo accounts included. */
  count?: number;
  seed?: string;
  /** All ages and dates are reckoned back from here. */
  now: Date;
}

/** Makes the demo community: demo accounts first, then brides and grooms in turn. */
export function makeCommunity({
  count = 640,
  seed = 'saptapadi',
  now,
}: CommunityOptions): Community {
  let serial = 0;
  const nextPhone = (): string => fictionalPhone(serial++);
  const photographer = createPhotographer(createRandom(`${seed}/photographer`));
  const people = demoAccounts(now, nextPhone);
  while (people.length < count) {
    const index = people.length;
    const gender: SeedGender = index % 2 === 0 ? 'female' : 'male';
    people.push(makePerson(index, gender, { seed, now, photographer, nextPhone }));
  }
  return { people };
}
