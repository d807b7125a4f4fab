import { ProfileChange, LONGEST_LINE, LONGEST_TEXT } from 'shared-contracts/calls/profile-change';
import { Day } from 'shared-contracts/calls/schemas';
import { MARRIAGE_AGE, type Gender } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { FIELD_KINDS, isEditField, isWish, type EditField } from './edit-fields.ts';
import { partsOf, type Values } from './values.ts';
import { changeOf } from './wire.ts';

/** The key of a fault's text, and its numbers. */
export interface Fault {
  readonly key:
    | 'fault.name.missing'
    | 'fault.phone.missing'
    | 'fault.phone.wrong'
    | 'fault.day.missing'
    | 'fault.day.none'
    | `fault.day.tooYoung.${Gender}`
    | 'fault.day.tooOld'
    | 'fault.tooLong'
    | 'fault.signs'
    | 'fault.devanagari'
    | 'fault.amount'
    | 'fault.cities'
    | 'fault.cities.tooMany'
    | 'fault.backward'
    | 'fault.choice';
  readonly values?: Readonly<Record<string, number>>;
}

export type Faults = ReadonlyMap<EditField, Fault>;

/** Whose profile it is, and when: the marriage age is the law's. */
export interface Owner {
  readonly gender: Gender;
  readonly today: Date;
}

/** Nobody was born longer ago, in years; as the server has it. */
const OLDEST = 100;
const LONGEST_NAME = 80;
const LONGEST_WISH = 60;
const MOST_CITIES = 10;

/** What keeps these fields from being saved, judged by the contract itself and by the rules beside it. */
export function faultsOf(values: Values, fields: readonly EditField[], owner: Owner): Faults {
  const faults = new Map<EditField, Fault>();
  const parsed = ProfileChange.safeParse(changeOf(values, fields));
  for (const { path } of parsed.error?.issues ?? []) {
    const field = fieldAt(path.map(String));
    if (field !== null) faults.set(field, faultOf(field, values[field]));
  }
  if (fields.includes('birthdate') && !faults.has('birthdate')) {
    const fault = ageFault(values.birthdate, owner);
    if (fault !== null) faults.set('birthdate', fault);
  }
  if (fields.some(isWish)) {
    for (const [from, to] of RANGES) {
      if (isBackward(values[from], values[to])) faults.set(to, { key: 'fault.backward' });
    }
  }
  return faults;
}

/** The field that a path of the contract or of the server is about; null for none of ours. */
export function fieldAt(path: readonly string[]): EditField | null {
  const [first = '', second = ''] = path;
  if (isEditField(first)) return first;
  const wish = `${first}.${second}`;
  return isEditField(wish) ? wish : null;
}

const RANGES = [
  ['partner_preferences.age_from', 'partner_preferences.age_to'],
  ['partner_preferences.height_from', 'partner_preferences.height_to'],
] as const satisfies readonly (readonly [EditField, EditField])[];

function isBackward(from: string, to: string): boolean {
  return from !== '' && to !== '' && Number(from) > Number(to);
}

function ageFault(birthdate: string, { gender, today }: Owner): Fault | null {
  const age = ageOn(birthdate, today);
  if (age > OLDEST || age < 0) return { key: 'fault.day.tooOld' };
  const least = MARRIAGE_AGE[gender];
  return age < least ? { key: `fault.day.tooYoung.${gender}`, values: { least, age } } : null;
}

function faultOf(field: EditField, typed: string): Fault {
  const text = typed.trim();
  const most = longestOf(field);
  switch (FIELD_KINDS[field]) {
    case 'phone':
      return { key: text === '' ? 'fault.phone.missing' : 'fault.phone.wrong' };
    case 'day':
      return { key: isWholeDay(text) ? 'fault.day.none' : 'fault.day.missing' };
    case 'amount':
      return { key: 'fault.amount' };
    case 'list':
      return partsOf(text).length > MOST_CITIES
        ? { key: 'fault.cities.tooMany', values: { most: MOST_CITIES } }
        : { key: 'fault.cities', values: { most: LONGEST_WISH } };
    case 'choice':
    case 'several':
    case 'number':
    case 'yesNo':
      return { key: 'fault.choice' };
    case 'devanagari':
      return text.length > most
        ? { key: 'fault.tooLong', values: { most } }
        : { key: 'fault.devanagari' };
    default:
      if (text === '') return { key: 'fault.name.missing' };
      return text.length > most
        ? { key: 'fault.tooLong', values: { most } }
        : { key: 'fault.signs' };
  }
}

/** The most characters of a text field. */
export function longestOf(field: EditField): number {
  if (isWish(field)) return LONGEST_WISH;
  const kind = FIELD_KINDS[field];
  if (kind === 'name' || kind === 'devanagari') return LONGEST_NAME;
  return kind === 'text' ? LONGEST_TEXT : LONGEST_LINE;
}

/** All three parts are chosen, whether there is such a day or not. */
function isWholeDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Day.safeParse(text).success;
}
