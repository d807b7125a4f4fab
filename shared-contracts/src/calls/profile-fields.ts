import {
  BLOOD_GROUPS,
  DIETS,
  FAMILY_TYPES,
  FAMILY_VALUES,
  HABITS,
  MADE_FOR,
  MANGAL_DOSH,
  MARITAL_STATUSES,
  RASHIS,
  type ProfileTab,
} from '../domain/profile.ts';
import type { PartnerPreferences } from './partner-preferences.ts';
import type { ProfileChange } from './profile-change.ts';

/** A partner preference, by the path that the server names it with. */
export type PreferencePath = `partner_preferences.${keyof PartnerPreferences}`;

/** A field that its owner writes on /info. */
export type EditField =
  | Exclude<keyof ProfileChange, 'id' | 'gender' | 'partner_preferences'>
  | PreferencePath;

/** Values to choose from, by the group of texts that names them; a blood group is its own name. */
export const FIELD_CHOICES = {
  maritial_status: MARITAL_STATUSES,
  made_for: MADE_FOR,
  bloodgroup: BLOOD_GROUPS,
  family_type: FAMILY_TYPES,
  family_values: FAMILY_VALUES,
  diet: DIETS,
  habit: HABITS,
  rashi: RASHIS,
  mangal_dosh: MANGAL_DOSH,
  yesNo: ['yes', 'no'],
} as const satisfies Record<string, readonly string[]>;

/** One field of a profile: where it is shown and how it is written. Limits are those of `ProfileChange`. */
export interface FieldRow {
  /** The tab of the profile and the step of /info that hold it. */
  readonly tab: ProfileTab;
  /** Fields of a step under one title, the text `group.<name>`. */
  readonly group:
    | 'names'
    | 'person'
    | 'words'
    | 'reach'
    | 'study'
    | 'work'
    | 'parents'
    | 'siblings'
    | 'family'
    | 'partner'
    | 'hopes'
    | 'ways'
    | 'stars';
  /** `text` is several lines, `several` are choices, `list` is a list of words; `fixed` is shown and not written. */
  readonly control:
    | 'fixed'
    | 'name'
    | 'line'
    | 'text'
    | 'devanagari'
    | 'phone'
    | 'day'
    | 'number'
    | 'amount'
    | 'choice'
    | 'yesNo'
    | 'several'
    | 'list';
  readonly choices?: keyof typeof FIELD_CHOICES;
  /** The numbers that are offered, in the unit of the wire. */
  readonly numbers?: 'ages' | 'heights' | 'incomes' | 'siblings';
  /** The list that suggests words; other words may be typed. */
  readonly suggestions?: 'places' | 'occupations' | 'educations' | 'gotras';
  /** Part of the biodata that prints it where that is not the tab; false where the biodata does not. */
  readonly biodata?: 'about' | 'family' | false;
  /** No tab of the profile shows it. */
  readonly outsideTabs?: true;
  /** /info shows it on demand. */
  readonly onDemand?: true;
}

const own = { outsideTabs: true, biodata: false } as const;
const partner = { tab: 'preferences', group: 'partner', ...own } as const;

/** Every field of a profile in reading order: /info, the tabs of a profile, errors, biodata and export read it from here. */
export const PROFILE_FIELDS: Readonly<Record<EditField | 'gender', FieldRow>> = {
  name: { tab: 'personal', group: 'names', control: 'name', biodata: false },
  lastName: { tab: 'personal', group: 'names', control: 'name', biodata: false },
  name_devanagari: { tab: 'personal', group: 'names', control: 'devanagari', ...own },
  last_name_devanagari: { tab: 'personal', group: 'names', control: 'devanagari', ...own },
  gender: { tab: 'personal', group: 'person', control: 'fixed', biodata: false },
  birthdate: { tab: 'personal', group: 'person', control: 'day' },
  height: { tab: 'personal', group: 'person', control: 'number', numbers: 'heights' },
  maritial_status: {
    tab: 'personal',
    group: 'person',
    control: 'choice',
    choices: 'maritial_status',
  },
  mother_tongue: { tab: 'personal', group: 'person', control: 'line' },
  current_city: { tab: 'personal', group: 'person', control: 'line', suggestions: 'places' },
  bloodgroup: { tab: 'personal', group: 'person', control: 'choice', choices: 'bloodgroup' },
  aboutme: { tab: 'personal', group: 'words', control: 'text', biodata: 'about' },
  hobbies_and_interests: { tab: 'personal', group: 'words', control: 'text', biodata: 'about' },
  phone: { tab: 'personal', group: 'reach', control: 'phone', ...own },
  made_for: { tab: 'personal', group: 'reach', control: 'choice', choices: 'made_for', ...own },

  education: { tab: 'work', group: 'study', control: 'line', suggestions: 'educations' },
  degree: { tab: 'work', group: 'study', control: 'line', suggestions: 'educations' },
  occupation: { tab: 'work', group: 'work', control: 'line', suggestions: 'occupations' },
  work: { tab: 'work', group: 'work', control: 'line' },
  annual_income: { tab: 'work', group: 'work', control: 'amount' },
  career_goals: { tab: 'work', group: 'work', control: 'text' },
  property_details: { tab: 'work', group: 'work', control: 'text', biodata: 'family' },

  father_occupation: { tab: 'family', group: 'parents', control: 'line' },
  mother_occupation: { tab: 'family', group: 'parents', control: 'line' },
  number_of_siblings: { tab: 'family', group: 'siblings', control: 'number', numbers: 'siblings' },
  siblings_details: { tab: 'family', group: 'siblings', control: 'text' },
  mamkul: { tab: 'family', group: 'parents', control: 'line', suggestions: 'places' },
  family_type: { tab: 'family', group: 'family', control: 'choice', choices: 'family_type' },
  family_values: { tab: 'family', group: 'family', control: 'choice', choices: 'family_values' },
  family_financial_status: { tab: 'family', group: 'family', control: 'line' },

  'partner_preferences.age_from': { ...partner, control: 'number', numbers: 'ages' },
  'partner_preferences.age_to': { ...partner, control: 'number', numbers: 'ages' },
  'partner_preferences.height_from': { ...partner, control: 'number', numbers: 'heights' },
  'partner_preferences.height_to': { ...partner, control: 'number', numbers: 'heights' },
  'partner_preferences.maritial_status': {
    ...partner,
    control: 'several',
    choices: 'maritial_status',
  },
  'partner_preferences.current_city': { ...partner, control: 'list', suggestions: 'places' },
  'partner_preferences.education': { ...partner, control: 'line', suggestions: 'educations' },
  'partner_preferences.occupation': {
    ...partner,
    control: 'line',
    suggestions: 'occupations',
    onDemand: true,
  },
  'partner_preferences.annual_income_from': {
    ...partner,
    control: 'number',
    numbers: 'incomes',
    onDemand: true,
  },
  'partner_preferences.dietary_preferences': {
    ...partner,
    control: 'several',
    choices: 'diet',
    onDemand: true,
  },
  'partner_preferences.drinking_habits': {
    ...partner,
    control: 'several',
    choices: 'habit',
    onDemand: true,
  },
  'partner_preferences.smoking_habits': {
    ...partner,
    control: 'several',
    choices: 'habit',
    onDemand: true,
  },
  'partner_preferences.family_type': {
    ...partner,
    control: 'several',
    choices: 'family_type',
    onDemand: true,
  },
  'partner_preferences.family_values': {
    ...partner,
    control: 'several',
    choices: 'family_values',
    onDemand: true,
  },
  'partner_preferences.mangal_dosh': {
    ...partner,
    control: 'several',
    choices: 'mangal_dosh',
    onDemand: true,
  },
  expectation: { tab: 'preferences', group: 'hopes', control: 'text', biodata: 'about' },
  dietary_preferences: { tab: 'preferences', group: 'ways', control: 'choice', choices: 'diet' },
  drinking_habits: { tab: 'preferences', group: 'ways', control: 'choice', choices: 'habit' },
  smoking_habits: { tab: 'preferences', group: 'ways', control: 'choice', choices: 'habit' },
  interest_in_continuing_education: {
    tab: 'preferences',
    group: 'ways',
    control: 'yesNo',
    choices: 'yesNo',
  },
  type_of_marriage_ceremony: { tab: 'preferences', group: 'ways', control: 'line' },

  birthname: { tab: 'astrology', group: 'stars', control: 'line' },
  rashi: { tab: 'astrology', group: 'stars', control: 'choice', choices: 'rashi' },
  gotra: { tab: 'astrology', group: 'stars', control: 'line', suggestions: 'gotras' },
  mangal_dosh: { tab: 'astrology', group: 'stars', control: 'choice', choices: 'mangal_dosh' },
};
/** Names of all fields, in reading order. */
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as (EditField | 'gender')[];

/** Whether a name, for example one in a path of the server, is that of a field. */
export function isProfileField(name: string): name is EditField | 'gender' {
  return Object.hasOwn(PROFILE_FIELDS, name);
}
