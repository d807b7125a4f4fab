import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  type EditField,
} from 'shared-contracts/calls/profile-fields';
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

/** Which field of section 3 is in which tab, in reading order; each is in exactly one. */
export const TAB_FIELDS: Readonly<Record<ProfileTab, readonly ProfileField[]>> = {
  personal: fieldsIn('personal'),
  work: fieldsIn('work'),
  family: fieldsIn('family'),
  preferences: fieldsIn('preferences'),
  astrology: fieldsIn('astrology'),
};

function fieldsIn(tab: ProfileTab): ProfileField[] {
  return PROFILE_FIELD_NAMES.filter(isShown).filter((field) => PROFILE_FIELDS[field].tab === tab);
}

function isShown(field: EditField | 'gender'): field is ProfileField {
  return PROFILE_FIELDS[field].outsideTabs !== true;
}

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

/** What people say in sentences of their own, above the tabs; an empty one is N/A in its tab. */
export const WRITTEN_FIELDS = ['aboutme', 'expectation'] as const satisfies readonly ProfileField[];

const SUMMARY: ReadonlySet<ProfileField> = new Set([...HEAD_FIELDS, ...FACT_FIELDS]);
const WRITTEN: ReadonlySet<ProfileField> = new Set(WRITTEN_FIELDS);

/** What a tab still has to say: nothing stands on the page twice. */
export function fieldsLeft(profile: Profile, tab: ProfileTab): ProfileField[] {
  return TAB_FIELDS[tab].filter(
    (field) =>
      !SUMMARY.has(field) &&
      !(WRITTEN.has(field) && isSaid(profile[field])) &&
      !(field === 'number_of_siblings' && isOnlyChildInWords(profile)),
  );
}

/** 'Brothers and sisters 0' above 'Only child' says the same twice. */
function isOnlyChildInWords(profile: Profile): boolean {
  return profile.number_of_siblings === 0 && isSaid(profile.siblings_details);
}

/** Whether anything was written. */
export function isSaid(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

/** Fields in which people write sentences: they take the whole width. */
export function isLong(field: ProfileField): boolean {
  return PROFILE_FIELDS[field].control === 'text';
}
