import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { rupeesIn } from './amount.ts';
import { EDIT_FIELDS, FIELD_KINDS, isWish, wishName, type EditField } from './edit-fields.ts';

/**
 * What stands in the fields: texts as typed; '' is not said. A choice is its value, `yes` or `no`, several are joined by
 * commas, a day is YYYY-MM-DD or the parts that are known of it.
 */
export type Values = Readonly<Record<EditField, string>>;

/** What the fields show of a saved profile. */
export function valuesOf(profile: OwnProfile): Values {
  const wishes = profile.partner_preferences ?? {};
  const entries = EDIT_FIELDS.map((field) => {
    return [field, textOf(isWish(field) ? wishes[wishName(field)] : profile[field])];
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

/** Whether two texts of a field would be saved as the same. */
export function isSame(field: EditField, one: string, other: string): boolean {
  return one === other || plain(field, one) === plain(field, other);
}

function plain(field: EditField, text: string): string {
  switch (FIELD_KINDS[field]) {
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
