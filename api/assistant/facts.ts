import type { NoPoints, Points } from 'shared-contracts/calls/gun-milan';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Badges, Profile } from 'shared-contracts/calls/profiles';
import type { Locale } from 'shared-contracts/i18n/i18n';

/** The fields of a profile that the assistant may speak of; a field that is not listed here never reaches it. */
export const SPOKEN_FIELDS = [
  'name',
  'lastName',
  'gender',
  'birthdate',
  'maritial_status',
  'height',
  'current_city',
  'bloodgroup',
  'mother_tongue',
  'work',
  'occupation',
  'annual_income',
  'education',
  'degree',
  'career_goals',
  'property_details',
  'number_of_siblings',
  'siblings_details',
  'father_occupation',
  'mother_occupation',
  'mamkul',
  'family_financial_status',
  'family_type',
  'family_values',
  'hobbies_and_interests',
  'aboutme',
  'dietary_preferences',
  'drinking_habits',
  'smoking_habits',
  'expectation',
  'type_of_marriage_ceremony',
  'interest_in_continuing_education',
  'rashi',
  'gotra',
  'mangal_dosh',
  'birthname',
] as const satisfies readonly (keyof Profile)[];
export type SpokenField = (typeof SPOKEN_FIELDS)[number];

/** Everything that an answer can be made of: what this viewer may see of a profile, and the viewer's side of a comparison. */
export interface Facts extends Pick<Profile, SpokenField> {
  readonly name_devanagari: string | null;
  readonly last_name_devanagari: string | null;
  /** Completed years. */
  readonly age: number;
  readonly photos: number;
  readonly hasVideo: boolean;
  /** Keys are absent where the viewer's plan does not show them. */
  readonly badges: Badges;
  /** Whether a higher plan shows more verifications. */
  readonly badgesBehindPlan: boolean;
  readonly wishes: PartnerPreferences | null;
  readonly points: Points | null;
  readonly noPoints: NoPoints | null;
  readonly viewer: Viewer;
}

/** The fields of the viewer that a comparison uses. */
export interface Viewer extends Pick<
  Profile,
  'height' | 'current_city' | 'mother_tongue' | 'dietary_preferences' | 'rashi' | 'gotra'
> {
  readonly age: number;
}

/** How the site words the values of a profile; the server has the lists of names and values in three languages. */
export interface ProfileWords {
  /** The same facts with names of people and places in the script of the language (decision 182). */
  readonly factsIn: (language: Locale, facts: Facts) => Facts;
  readonly wishText: WishText;
}

/** The text of one partner preference, in the words of the profile page. */
export type WishText = (
  field: keyof PartnerPreferences,
  wish: number | readonly string[],
  language: Locale,
) => string;
