/** The five tabs of a profile and of its editing, in the order of section 2; `?go=N` counts them from 0. */
export const PROFILE_TABS = ['personal', 'work', 'family', 'preferences', 'astrology'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** Whom a profile is kept for, seen from the one who keeps it. */
export const MADE_FOR = ['self', 'son', 'daughter', 'brother', 'sister', 'relative'] as const;
export type MadeFor = (typeof MADE_FOR)[number];

export const MARITAL_STATUSES = [
  'never_married',
  'divorced',
  'widowed',
  'awaiting_divorce',
] as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const FAMILY_TYPES = ['joint', 'nuclear', 'extended'] as const;
export const FAMILY_VALUES = ['traditional', 'moderate', 'liberal'] as const;
export const DIETS = ['vegetarian', 'eggetarian', 'non_vegetarian', 'vegan', 'jain'] as const;
export const HABITS = ['never', 'occasionally', 'regularly'] as const;
export const MANGAL_DOSH = ['yes', 'no', 'anshik'] as const;
export const RASHIS = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const;

/** What a person may have as a member prefers it, in the order in which a card names it. */
export const AGREEMENTS = ['age', 'height', 'city', 'education', 'mother_tongue', 'diet'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** Youngest age at which the law lets a woman and a man marry, and us take them as members (readings, 'Law'). */
export const MARRIAGE_AGE = { female: 18, male: 21 } as const satisfies Record<Gender, number>;

/** How many cards one page of a listing holds. */
export const LISTING_PAGE = 20;
