import { givenNames, type GivenName } from './given-names.ts';
import type { Random } from './random.ts';
import type { SeedGender, SeedRashi } from './seed-types.ts';
import { longSurnames, surnames, type Surname } from './surnames.ts';

/** Who someone is: names in both scripts, birth name and the moon sign that follows from it. */
export interface Identity {
  given: GivenName;
  surname: Surname;
  birthname: string | null;
  rashi: SeedRashi | null;
}

/** Makes names; about one in eight has no birth name, one in nine writes it in Devanagari. */
export function makeIdentity(random: Random, gender: SeedGender): Identity {
  const given = random.pick(givenNames[gender]);
  const surname = random.chance(0.015) ? random.pick(longSurnames) : random.pick(surnames);
  // Many are called by another name than the one their moon sign gave them.
  const birth = random.chance(0.55) ? given : random.pick(givenNames[gender]);
  if (random.chance(0.12)) {
    return { given, surname, birthname: null, rashi: random.chance(0.3) ? birth.rashi : null };
  }
  return {
    given,
    surname,
    birthname: random.chance(0.11) ? birth.devanagari : birth.latin,
    rashi: random.chance(0.85) ? birth.rashi : null,
  };
}
