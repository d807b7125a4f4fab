import type { NoPoints, Points } from 'shared-contracts/calls/gun-milan';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Badges, Profile } from 'shared-contracts/calls/profiles';
import { badgesSeenOn, type PlanCode } from 'shared-contracts/domain/plan';
import { ageOn } from 'shared-contracts/domain/units';
import type { Locale } from 'shared-contracts/i18n/i18n';
import {
  listedNamesIn,
  namesIn,
  pointsWith,
  verifiedOf,
  wishesIn,
  badgesFor,
  type OpenedProfile,
} from '../profiles/profiles.public.ts';
import type { Asker } from './asker.store.ts';

/** Fields of section 3 that the assistant may speak of; a field that is not named here never reaches it. */
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
  /** Whether a dearer plan would show more of the verifications. */
  readonly badgesBehindPlan: boolean;
  readonly wishes: PartnerPreferences | null;
  readonly points: Points | null;
  readonly noPoints: NoPoints | null;
  readonly viewer: Viewer;
}

/** What of the one who asks stands in a comparison. */
export interface Viewer extends Pick<
  Profile,
  'height' | 'current_city' | 'mother_tongue' | 'dietary_preferences' | 'rashi' | 'gotra'
> {
  readonly age: number;
}

/** The facts of a profile for one viewer on a plan; `today` is the day on which ages count. */
export function factsOf(
  row: OpenedProfile,
  asker: Asker,
  { plan, today }: { readonly plan: PlanCode; readonly today: Date },
): Facts {
  const spoken = Object.fromEntries(SPOKEN_FIELDS.map((field) => [field, row[field]]));
  const { points, no_points: noPoints } = pointsWith(row);
  return {
    ...(spoken as Pick<OpenedProfile, SpokenField>),
    name_devanagari: row.name_devanagari,
    last_name_devanagari: row.last_name_devanagari,
    age: ageOn(row.birthdate, today),
    photos: row.pics.length,
    hasVideo: row.video_intro !== null,
    badges: badgesFor(plan, verifiedOf(row)),
    badgesBehindPlan: badgesSeenOn(plan).length < badgesSeenOn('trust').length,
    wishes: row.partner_preferences,
    points,
    noPoints,
    viewer: {
      age: ageOn(asker.birthdate, today),
      height: asker.height,
      current_city: asker.current_city,
      mother_tongue: asker.mother_tongue,
      dietary_preferences: asker.dietary_preferences,
      rashi: asker.rashi,
      gotra: asker.gotra,
    },
  };
}

/** The same facts with names of people and places in the script of the language that speaks of them (decision 182). */
export function factsIn(language: Locale, facts: Facts): Facts {
  return {
    ...facts,
    ...namesIn(language, facts),
    ...listedNamesIn(language, facts),
    wishes: wishesIn(language, facts.wishes, facts.gender),
  };
}
