import type { Duty } from 'shared-contracts/calls/call';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';

/** Which side of the match a person stands on. */
export type SeedGender = 'female' | 'male';
/** The paid tiers of section 9 by their wire names. */
export type SeedPlan = 'hope' | 'belief' | 'trust';
/** What the owner of a profile has set it to; only active ones are listed. */
export type SeedState = 'active' | 'paused' | 'hidden' | 'marriage_fixed';
/** The twelve moon signs by their wire names, Mesha first. */
export const rashis = [
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
/** One of the twelve moon signs. */
export type SeedRashi = (typeof rashis)[number];

/** Profile fields exactly as section 3 names them on the wire; null is shown as N/A. */
export interface SeedProfile {
  name: string;
  lastName: string;
  gender: SeedGender;
  maritial_status: 'never_married' | 'divorced' | 'widowed' | 'awaiting_divorce' | null;
  /** Centimetres. */
  height: number | null;
  /** YYYY-MM-DD. */
  birthdate: string;
  current_city: string | null;
  bloodgroup: string | null;
  work: string | null;
  occupation: string | null;
  /** Rupees a year. */
  annual_income: number | null;
  education: string | null;
  degree: string | null;
  career_goals: string | null;
  property_details: string | null;
  number_of_siblings: number | null;
  siblings_details: string | null;
  father_occupation: string | null;
  mother_occupation: string | null;
  mamkul: string | null;
  family_financial_status: string | null;
  family_type: 'joint' | 'nuclear' | 'extended' | null;
  family_values: 'traditional' | 'moderate' | 'liberal' | null;
  hobbies_and_interests: string | null;
  aboutme: string | null;
  dietary_preferences: 'vegetarian' | 'eggetarian' | 'non_vegetarian' | 'vegan' | 'jain' | null;
  drinking_habits: SeedHabit | null;
  smoking_habits: SeedHabit | null;
  expectation: string | null;
  type_of_marriage_ceremony: string | null;
  interest_in_continuing_education: boolean | null;
  rashi: SeedRashi | null;
  gotra: string | null;
  mangal_dosh: 'yes' | 'no' | 'anshik' | null;
  mother_tongue: string | null;
}

/** How often someone drinks or smokes. */
export type SeedHabit = 'never' | 'occasionally' | 'regularly';

/** A family contact with the field names of section 3. */
export interface SeedContact {
  name: string;
  relation: string;
  phone: string;
  occupation: string | null;
  current_city: string | null;
  address: string | null;
}

/** One photo: the key of a drawing in `portraits/pool`. */
export interface SeedPic {
  portrait: string;
}

/** Everything the demo database holds about one person. */
export interface SeedPerson {
  id: string;
  email: string;
  role: 'member' | 'staff';
  /** Of staff; absent for members. */
  duties?: Duty[];
  plan: SeedPlan;
  /** Absent on Hope. */
  planBoughtDaysAgo?: number;
  verified: { personal: boolean; job: boolean; salary: boolean; property: boolean };
  phone: string;
  photoPrivacy: 'everyone' | 'members';
  state: SeedState;
  createdDaysAgo: number;
  lastActiveMinutesAgo: number;
  /** The naming-syllable name that Gun Milan reads; Latin or Devanagari. */
  birthname: string | null;
  nameDevanagari: string;
  lastNameDevanagari: string;
  pics: SeedPic[];
  /** Index into `pics` of the photo shown first; null without photos. */
  primaryPic: number | null;
  contacts: SeedContact[];
  /** Null says nothing. */
  partnerPreferences: PartnerPreferences | null;
  profile: SeedProfile;
}

/** The whole demo community, demo accounts first. */
export interface Community {
  people: SeedPerson[];
}
