import type { Gender, MadeFor } from './profile.ts';

const GENDER_OF = {
  self: null,
  relative: null,
  son: 'male',
  brother: 'male',
  daughter: 'female',
  sister: 'female',
} as const satisfies Record<MadeFor, Gender | null>;
const COUNTERPART: Partial<Record<MadeFor, MadeFor>> = {
  son: 'daughter',
  daughter: 'son',
  brother: 'sister',
  sister: 'brother',
};

/** The gender of a profile by whom it is for; null where that is open. */
export function genderOf(madeFor: MadeFor): Gender | null {
  return GENDER_OF[madeFor];
}

/** Whether a profile of this gender can be for them: a son's is no woman's. */
export function fitsGender(madeFor: MadeFor, gender: Gender): boolean {
  const said = genderOf(madeFor);
  return said === null || said === gender;
}

/** Whom a profile is for once its gender is this one: a son who turns out a bride is a daughter. */
export function madeForOf(madeFor: MadeFor, gender: Gender): MadeFor {
  return fitsGender(madeFor, gender) ? madeFor : (COUNTERPART[madeFor] ?? madeFor);
}
