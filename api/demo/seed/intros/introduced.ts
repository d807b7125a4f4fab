import { listingScore } from '../../../src/modules/profiles/profiles.rules.ts';
import { createRandom } from '../random.ts';
import type { SeedGender, SeedPerson } from '../seed-types.ts';

/** How long every clip is, in seconds. */
export const INTRO_SECONDS = 5;

/** Places in the default order of a listing whose people introduce themselves; the first screen has some, not all. */
const PLACES: Record<SeedGender, readonly number[]> = {
  male: [1, 2, 5, 8, 12, 17],
  female: [1, 4, 9],
};

/** Somebody's video introduction. */
export interface SeedIntro {
  readonly person: SeedPerson;
  /** The drawing that moves in it, the person's first photo; the clip is `clips/<portrait>.webm`. */
  readonly portrait: string;
  /** Name in the file store, as that of an upload. */
  readonly file: string;
}

/** Meera of the demo accounts, and some whom members of either side meet near the top of their listing. */
export function introductions(people: readonly SeedPerson[]): SeedIntro[] {
  const random = createRandom('saptapadi/intros');
  const meera = people.filter(({ email }) => email === 'meera@example.com');
  const others = (['male', 'female'] as const).flatMap((gender) => {
    const listed = inListingOrder(people, gender);
    return PLACES[gender].flatMap((place) => listed[place] ?? []);
  });
  return [...new Set([...meera, ...others])].flatMap((person) => {
    const portrait = person.pics[person.primaryPic ?? 0]?.portrait;
    return portrait === undefined ? [] : [{ person, portrait, file: `${random.uuid()}.webm` }];
  });
}

/** Those of one side who stand in lists, highest first as the listing has them. */
function inListingOrder(people: readonly SeedPerson[], gender: SeedGender): SeedPerson[] {
  return people
    .filter(({ role, state }) => role === 'member' && state === 'active')
    .filter(({ profile }) => profile.gender === gender)
    .map((person) => ({ person, score: scoreOf(person) }))
    .toSorted((one, other) => other.score - one.score || (one.person.id < other.person.id ? 1 : -1))
    .map(({ person }) => person);
}

function scoreOf(person: SeedPerson): number {
  const { profile, birthname, pics, contacts, verified, plan } = person;
  return listingScore({
    fields: {
      ...profile,
      birthname,
    },
    photos: pics.length,
    contacts: contacts.length,
    videoIntro: false,
    verified,
    plan,
  });
}
