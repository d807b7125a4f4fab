import { PROFILE_FIELDS } from 'shared-contracts/calls/profile-fields';
import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { plainPhone } from 'shared-contracts/domain/plain-digits';
import { rupeesIn } from './amount.ts';
import { EDIT_FIELDS, isPreference, preferenceName, type EditField } from './edit-fields.ts';

/**
 * What stands in the fields: texts as typed; '' is not said. A choice is its value, `yes` or `no`, several are joined by
 * commas, a day is YYYY-MM-DD or the parts that are known of it.
 */
export type Values = Readonly<Record<EditField, string>>;

/** What the fields show of a saved profile. */
export function valuesOf(profile: OwnProfile): Values {
  const preferences = profile.partner_preferences ?? {};
  const entries = EDIT_FIELDS.map((field) => {
    return [
      field,
      textOf(isPreference(field) ? preferences[preferenceName(field)] : profile[field]),
    ];
  });
  return Object.fromEntries(entries) as Values;
}

/** The parts of a list of several values or words. */
export function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Several values as one text. */
export function joined(parts: readonly string[]): string {
  return parts.join(', ');
}

/**
 * The given fields as the call takes them, before the contract has judged them. Partner preferences go whole, whichever of them was
 * changed; none at all are null.
 */
export function changeOf(
  values: Values,
  fields: readonly EditField[],
): Readonly<Record<string, unknown>> {
  const own = fields.filter((field) => !isPreference(field));
  const change = own.map((field) => [field, wireValue(field, values[field])]);
  if (fields.some(isPreference)) change.push(['partner_preferences', preferencesOf(values)]);
  return Object.fromEntries(change) as Record<string, unknown>;
}

/** Whether two texts of a field would be saved as the same. */
export function isSame(field: EditField, one: string, other: string): boolean {
  return one === other || plain(field, one) === plain(field, other);
}

function plain(field: EditField, text: string): string {
  switch (PROFILE_FIELDS[field].control) {
    case 'several':
      return joined(partsOf(text).toSorted());
    case 'list':
      return joined(partsOf(text));
    case 'amount': {
      const rupees = rupeesIn(text);
      return Number.isNaN(rupees) ? text.trim() : String(rupees);
    }
    default:
      return text.replaceAll('\r\n', '\n').trim();
  }
}

function textOf(value: OwnProfile[keyof OwnProfile] | readonly string[]): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? joined(value.map(String)) : String(value);
}

function preferencesOf(values: Values): Readonly<Record<string, unknown>> | null {
  const named = EDIT_FIELDS.filter(isPreference).flatMap((path) => {
    const value = wireValue(path, values[path]);
    return value === null ? [] : [[preferenceName(path), value]];
  });
  return named.length === 0 ? null : (Object.fromEntries(named) as Record<string, unknown>);
}

/** Null where nothing is said. */
function wireValue(field: EditField, typed: string): unknown {
  const text = typed.trim();
  switch (PROFILE_FIELDS[field].control) {
    // These cannot be left out.
    case 'name':
    case 'day':
      return text;
    case 'phone':
      return plainPhone(text);
    case 'several':
    case 'list':
      return partsOf(text).length === 0 ? null : partsOf(text);
    case 'yesNo':
      return text === '' ? null : text === 'yes';
    case 'number':
      return text === '' ? null : Number(text);
    case 'amount':
      return text === '' ? null : rupeesIn(text);
    default:
      return text === '' ? null : text;
  }
}
