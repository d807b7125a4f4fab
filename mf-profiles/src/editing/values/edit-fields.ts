import { maxLengthOf } from 'shared-contracts/calls/max-length';
import {
  PreferenceLine,
  type PartnerPreferences,
} from 'shared-contracts/calls/partner-preferences';
import { ProfileChange } from 'shared-contracts/calls/profile-change';
import {
  isProfileField,
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  type EditField,
  type FieldRow,
  type PreferencePath,
} from 'shared-contracts/calls/profile-fields';
import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import { AGES, HEIGHTS, INCOMES } from '../../people/choices.ts';

export type { EditField } from 'shared-contracts/calls/profile-fields';

/** Every field that can be edited. */
export const EDIT_FIELDS: readonly EditField[] = PROFILE_FIELD_NAMES.filter(isEditField);

/** Whether a name, for example of a path of the server's, is one of a field that can be edited. */
export function isEditField(name: string): name is EditField {
  return isProfileField(name) && PROFILE_FIELDS[name].control !== 'fixed';
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

/** The most characters of a text field. */
export function longestOf(field: EditField): number {
  return maxLengthOf(isPreference(field) ? PreferenceLine : ProfileChange.shape[field]);
}

/** Numbers that fields offer, in the unit of the wire. */
export const NUMBERS: Readonly<Record<NonNullable<FieldRow['numbers']>, readonly number[]>> = {
  ages: AGES,
  heights: HEIGHTS,
  incomes: INCOMES,
  siblings: Array.from({ length: 11 }, (_, index) => index),
};

/** The calls behind the lists that suggest words. */
export const SUGGESTIONS: Readonly<Record<NonNullable<FieldRow['suggestions']>, SuggestionCall>> = {
  places: listPlaces,
  occupations: listOccupations,
  educations: listEducations,
  gotras: listGotras,
};
