import type { Profile } from 'shared-contracts/calls/profiles';
import type { ProfileTab } from 'shared-contracts/domain/profile';

/** What is shown elsewhere than in a tab: photos, video and seals; the age stands beside the birthdate. */
export const OUTSIDE_TABS = [
  'id',
  'age',
  'pics',
  'primary_profile_pic',
  'photo_for',
  'video_intro',
  'badges',
  'made_for',
] as const satisfies readonly (keyof Profile)[];

/** A field that stands in a tab. */
export type ProfileField = Exclude<keyof Profile, (typeof OUTSIDE_TABS)[number]>;

/** Which field of section 3 stands in which tab, in reading order; each stands in exactly one. */
export const TAB_FIELDS = {
  personal: [
    'name',
    'lastName',
    'gender',
    'birthdate',
    'height',
    'maritial_status',
    'mother_tongue',
    'current_city',
    'bloodgroup',
    'aboutme',
    'hobbies_and_interests',
  ],
  work: [
    'education',
    'degree',
    'occupation',
    'work',
    'annual_income',
    'career_goals',
    'property_details',
  ],
  family: [
    'father_occupation',
    'mother_occupation',
    'number_of_siblings',
    'siblings_details',
    'mamkul',
    'family_type',
    'family_values',
    'family_financial_status',
  ],
  preferences: [
    'expectation',
    'dietary_preferences',
    'drinking_habits',
    'smoking_habits',
    'interest_in_continuing_education',
    'type_of_marriage_ceremony',
  ],
  astrology: ['rashi', 'gotra', 'mangal_dosh', 'birthname'],
} as const satisfies Record<ProfileTab, readonly ProfileField[]>;

/** What the head of a profile says in a line: who it is, how tall, what one does, where one lives. */
export const HEAD_FIELDS = [
  'name',
  'lastName',
  'height',
  'occupation',
  'current_city',
] as const satisfies readonly ProfileField[];

/** What a family asks next, in a block below the head. */
export const FACT_FIELDS = [
  'education',
  'annual_income',
  'maritial_status',
  'mother_tongue',
  'gotra',
] as const satisfies readonly ProfileField[];

/** What people say in sentences of their own, above the tabs; what nobody wrote is N/A in its tab. */
export const TOLD_FIELDS = ['aboutme', 'expectation'] as const satisfies readonly ProfileField[];

const SUMMARY: ReadonlySet<ProfileField> = new Set([...HEAD_FIELDS, ...FACT_FIELDS]);
const TOLD: ReadonlySet<ProfileField> = new Set(TOLD_FIELDS);

/** What a tab still has to say: nothing stands on the page twice. */
export function fieldsLeft(profile: Profile, tab: ProfileTab): ProfileField[] {
  return TAB_FIELDS[tab].filter(
    (field) => !SUMMARY.has(field) && !(TOLD.has(field) && isSaid(profile[field])),
  );
}

/** Whether anything was written. */
export function isSaid(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

/** Fields in which people write sentences: they take the whole width. */
export const LONG_FIELDS: ReadonlySet<ProfileField> = new Set([
  'aboutme',
  'hobbies_and_interests',
  'career_goals',
  'property_details',
  'siblings_details',
  'expectation',
]);
