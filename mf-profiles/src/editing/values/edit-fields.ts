import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
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
} from 'shared-contracts/domain/profile';
import { AGES, HEIGHTS, INCOMES } from '../../people/choices.ts';

/** A field of the profile that its owner writes. */
export type OwnField = Exclude<keyof ProfileChange, 'id' | 'gender' | 'partner_preferences'>;

/** A partner preference, by the path that the server names it with. */
export type PreferencePath = `partner_preferences.${keyof PartnerPreferences}`;

/** What can be typed into or chosen on /info. */
export type EditField = OwnField | PreferencePath;

/** How a field is written: one line, sentences, a day, one of a few, several of a few, a list of words. */
export type FieldKind =
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

/** The kind of every field of the contract. */
export const FIELD_KINDS = {
  name: 'name',
  lastName: 'name',
  name_devanagari: 'devanagari',
  last_name_devanagari: 'devanagari',
  phone: 'phone',
  made_for: 'choice',
  birthdate: 'day',
  birthname: 'line',
  maritial_status: 'choice',
  height: 'number',
  current_city: 'line',
  bloodgroup: 'choice',
  mother_tongue: 'line',
  work: 'line',
  occupation: 'line',
  annual_income: 'amount',
  education: 'line',
  degree: 'line',
  career_goals: 'text',
  property_details: 'text',
  number_of_siblings: 'number',
  siblings_details: 'text',
  father_occupation: 'line',
  mother_occupation: 'line',
  mamkul: 'line',
  family_financial_status: 'line',
  family_type: 'choice',
  family_values: 'choice',
  hobbies_and_interests: 'text',
  aboutme: 'text',
  dietary_preferences: 'choice',
  drinking_habits: 'choice',
  smoking_habits: 'choice',
  expectation: 'text',
  type_of_marriage_ceremony: 'line',
  interest_in_continuing_education: 'yesNo',
  rashi: 'choice',
  gotra: 'line',
  mangal_dosh: 'choice',
  'partner_preferences.age_from': 'number',
  'partner_preferences.age_to': 'number',
  'partner_preferences.height_from': 'number',
  'partner_preferences.height_to': 'number',
  'partner_preferences.maritial_status': 'several',
  'partner_preferences.current_city': 'list',
  'partner_preferences.education': 'line',
  'partner_preferences.occupation': 'line',
  'partner_preferences.annual_income_from': 'number',
  'partner_preferences.dietary_preferences': 'several',
  'partner_preferences.drinking_habits': 'several',
  'partner_preferences.smoking_habits': 'several',
  'partner_preferences.family_type': 'several',
  'partner_preferences.family_values': 'several',
  'partner_preferences.mangal_dosh': 'several',
} as const satisfies Record<EditField, FieldKind>;

/** Every field that can be edited. */
export const EDIT_FIELDS = Object.keys(FIELD_KINDS) as EditField[];

/** Whether a name, for example of a path of the server's, is one of a field that can be edited. */
export function isEditField(name: string): name is EditField {
  return Object.hasOwn(FIELD_KINDS, name);
}

/** The id of a field in the document. */
export function fieldId(field: EditField): string {
  return `edit-${field.replace('.', '-')}`;
}

/** Whether a field is about whom one hopes for. */
export function isPreference(field: EditField): field is PreferencePath {
  return field.startsWith(PREFERENCE);
}

/** The preference's own name in `partner_preferences`. */
export function preferenceName(path: PreferencePath): keyof PartnerPreferences {
  return path.slice(PREFERENCE.length) as keyof PartnerPreferences;
}

const PREFERENCE = 'partner_preferences.';

/** Values to choose from, and the group of texts that words them; values without a group are words already. */
export interface Choice {
  readonly values: readonly string[];
  readonly words?: string;
}

const marital = { values: MARITAL_STATUSES, words: 'maritial_status' };
const diet = { values: DIETS, words: 'diet' };
const habit = { values: HABITS, words: 'habit' };
const familyType = { values: FAMILY_TYPES, words: 'family_type' };
const familyValues = { values: FAMILY_VALUES, words: 'family_values' };
const mangal = { values: MANGAL_DOSH, words: 'mangal_dosh' };

/** What each field of one or several of a few offers. */
export const CHOICES: Partial<Record<EditField, Choice>> = {
  maritial_status: marital,
  made_for: { values: MADE_FOR, words: 'made_for' },
  bloodgroup: { values: BLOOD_GROUPS },
  family_type: familyType,
  family_values: familyValues,
  dietary_preferences: diet,
  drinking_habits: habit,
  smoking_habits: habit,
  rashi: { values: RASHIS, words: 'rashi' },
  mangal_dosh: mangal,
  interest_in_continuing_education: { values: ['yes', 'no'], words: 'yesNo' },
  'partner_preferences.maritial_status': marital,
  'partner_preferences.dietary_preferences': diet,
  'partner_preferences.drinking_habits': habit,
  'partner_preferences.smoking_habits': habit,
  'partner_preferences.family_type': familyType,
  'partner_preferences.family_values': familyValues,
  'partner_preferences.mangal_dosh': mangal,
};

const SIBLINGS = Array.from({ length: 11 }, (_, index) => index);

/** Numbers that each field offers, in the unit of the wire. */
export const NUMBERS: Partial<Record<EditField, readonly number[]>> = {
  height: HEIGHTS,
  number_of_siblings: SIBLINGS,
  'partner_preferences.age_from': AGES,
  'partner_preferences.age_to': AGES,
  'partner_preferences.height_from': HEIGHTS,
  'partner_preferences.height_to': HEIGHTS,
  'partner_preferences.annual_income_from': INCOMES,
};

/** The list that suggests words for a line, or for a list of words; what it does not know is typed as it is. */
export const SUGGESTED: Partial<Record<EditField, SuggestionCall>> = {
  current_city: listPlaces,
  mamkul: listPlaces,
  occupation: listOccupations,
  education: listEducations,
  degree: listEducations,
  gotra: listGotras,
  'partner_preferences.current_city': listPlaces,
  'partner_preferences.education': listEducations,
  'partner_preferences.occupation': listOccupations,
};
