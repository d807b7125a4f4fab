import { MOST_CITIES } from 'shared-contracts/calls/partner-preferences';
import { ProfileChange } from 'shared-contracts/calls/profile-change';
import { PROFILE_FIELDS } from 'shared-contracts/calls/profile-fields';
import { Day } from 'shared-contracts/calls/schemas';
import { fitsGender } from 'shared-contracts/domain/made-for';
import { WITHOUT_CONTACT } from 'shared-contracts/domain/person-name';
import { MADE_FOR, MARRIAGE_AGE, type Gender } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { isEditField, isPreference, longestOf, type EditField } from './edit-fields.ts';
import { changeOf, partsOf, type Values } from './values.ts';

/** The key of an error's text, and its numbers. */
export interface EditError {
  readonly key:
    | 'error.name.missing'
    | 'error.name.contact'
    | 'error.phone.missing'
    | 'error.phone.wrong'
    | 'error.day.missing'
    | 'error.day.none'
    | `error.day.tooYoung.${Gender}`
    | 'error.day.tooOld'
    | 'error.tooLong'
    | 'error.signs'
    | 'error.devanagari'
    | 'error.amount'
    | 'error.cities'
    | 'error.cities.tooMany'
    | 'error.backward'
    | 'error.choice'
    | `error.madeFor.${Gender}`;
  readonly values?: Readonly<Record<string, number>>;
}

export type EditErrors = { readonly [Field in EditField]?: EditError };

/** Whose profile it is, and when: the marriage age is the law's. */
export interface Owner {
  readonly gender: Gender;
  readonly today: Date;
}

/** Greatest age in years; as the server has it. */
const OLDEST = 100;

/** What keeps these fields from being saved, judged by the contract itself and by the rules beside it. */
export function editErrors(values: Values, fields: readonly EditField[], owner: Owner): EditErrors {
  const errors: { [Field in EditField]?: EditError } = {};
  const parsed = ProfileChange.safeParse(changeOf(values, fields));
  for (const { path } of parsed.error?.issues ?? []) {
    const field = fieldAt(path.map(String));
    if (field !== null) errors[field] = errorOf(field, values[field]);
  }
  if (fields.includes('birthdate') && errors.birthdate === undefined) {
    const error = ageError(values.birthdate, owner);
    if (error !== null) errors.birthdate = error;
  }
  if (fields.includes('made_for') && isMismatch(values.made_for, owner.gender)) {
    errors.made_for = { key: `error.madeFor.${owner.gender}` };
  }
  if (fields.some(isPreference)) {
    for (const [from, to] of RANGES) {
      if (isBackward(values[from], values[to])) errors[to] = { key: 'error.backward' };
    }
  }
  return errors;
}

/** The field that an error of the server is about: `profile.height`, `profile.partner_preferences.age_to`. */
export function fieldOfError(path: string): EditField | null {
  return fieldAt(path.replace(/^profile\./, '').split('.'));
}

/** The field that a path of the contract is about; null for none of ours. */
function fieldAt(path: readonly string[]): EditField | null {
  const [first = '', second = ''] = path;
  if (isEditField(first)) return first;
  const preference = `${first}.${second}`;
  return isEditField(preference) ? preference : null;
}

/** Whether a profile of this gender cannot be for whom it is said to be: no daughter's is a man's. */
export function isMismatch(madeFor: string, gender: Gender): boolean {
  const known = MADE_FOR.find((one) => one === madeFor);
  return known !== undefined && !fitsGender(known, gender);
}

const RANGES = [
  ['partner_preferences.age_from', 'partner_preferences.age_to'],
  ['partner_preferences.height_from', 'partner_preferences.height_to'],
] as const satisfies readonly (readonly [EditField, EditField])[];

function isBackward(from: string, to: string): boolean {
  return from !== '' && to !== '' && Number(from) > Number(to);
}

function ageError(birthdate: string, { gender, today }: Owner): EditError | null {
  const age = ageOn(birthdate, today);
  if (age > OLDEST || age < 0) return { key: 'error.day.tooOld' };
  const least = MARRIAGE_AGE[gender];
  return age < least ? { key: `error.day.tooYoung.${gender}`, values: { least, age } } : null;
}

function errorOf(field: EditField, typed: string): EditError {
  const text = typed.trim();
  const { control } = PROFILE_FIELDS[field];
  switch (control) {
    case 'phone':
      return { key: text === '' ? 'error.phone.missing' : 'error.phone.wrong' };
    case 'day':
      return { key: isWholeDay(text) ? 'error.day.none' : 'error.day.missing' };
    case 'amount':
      return { key: 'error.amount' };
    case 'list':
      return partsOf(text).length > MOST_CITIES
        ? { key: 'error.cities.tooMany', values: { most: MOST_CITIES } }
        : { key: 'error.cities', values: { most: longestOf(field) } };
    case 'choice':
    case 'several':
    case 'number':
    case 'yesNo':
      return { key: 'error.choice' };
    case 'devanagari':
      if (!WITHOUT_CONTACT.test(text)) return { key: 'error.name.contact' };
      return tooLong(field, text) ?? { key: 'error.devanagari' };
    default:
      if (text === '') return { key: 'error.name.missing' };
      if (control === 'name' && !WITHOUT_CONTACT.test(text)) return { key: 'error.name.contact' };
      return tooLong(field, text) ?? { key: 'error.signs' };
  }
}

function tooLong(field: EditField, text: string): EditError | null {
  const most = longestOf(field);
  return text.length > most ? { key: 'error.tooLong', values: { most } } : null;
}

/** All three parts are chosen, whether there is such a day or not. */
function isWholeDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Day.safeParse(text).success;
}
