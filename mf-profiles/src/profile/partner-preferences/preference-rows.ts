import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Profile } from 'shared-contracts/calls/profiles';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { groupIndian, inchesOf } from 'shared-contracts/domain/units';
import type { WishWords } from '../../locales/en/profile.ts';
import { heightWords } from '../../people/height-words.ts';
import type { ProfileField } from '../../people/tab-fields.ts';
import { fieldText, type FieldWords } from '../field-text.ts';

/** A profile with the wishes that its reply carries; absent from an API that is older than them. */
export type ProfileWithWishes = Profile & {
  readonly partner_preferences?: PartnerPreferences | null | undefined;
};

/** The words that rows are made of. */
export interface RowWords extends FieldWords {
  readonly w: WishWords;
  /** Joins what may be either: 'Pune or Nashik'. */
  readonly either: (values: readonly string[]) => string;
}

/** One wish beside the fact it is about. */
export interface PreferenceRow {
  readonly field: WishField;
  readonly label: string;
  readonly wanted: string;
}

/** What a wish may be about, in reading order. */
export const WISH_FIELDS = [
  'age',
  'height',
  'maritial_status',
  'current_city',
  'education',
  'occupation',
  'annual_income',
  'dietary_preferences',
  'drinking_habits',
  'smoking_habits',
  'family_type',
  'family_values',
  'mangal_dosh',
] as const satisfies readonly (ProfileField | 'age')[];
export type WishField = (typeof WISH_FIELDS)[number];

/** The wishes that were named, in words. */
export function wishRows(wishes: PartnerPreferences, words: RowWords): PreferenceRow[] {
  return WISH_FIELDS.flatMap((field) => {
    const wanted = wantedText(wishes, field, words);
    const label = words.t(field === 'age' ? 'glance.age' : `field.${field}`);
    return wanted === null ? [] : [{ field, label, wanted }];
  });
}

/** What is so, in words; null where it was not filled in. */
export function factText(person: Profile, field: WishField, words: RowWords): string | null {
  if (field === 'age') return words.t('glance.years', { count: person.age });
  return fieldText(person, field, words);
}

/** Whether a fact meets the preference; null where that is open: sentences are for people to read. */
export function isMet(
  wishes: PartnerPreferences,
  field: WishField,
  person: Profile,
): boolean | null {
  switch (field) {
    case 'education':
    case 'occupation':
      return null;
    case 'age':
      return isWithin(person.age, wishes.age_from, wishes.age_to);
    case 'height':
      // By the inch that both are shown in, as the listing's filter goes by it.
      return isWithin(inches(person.height), inches(wishes.height_from), inches(wishes.height_to));
    case 'annual_income':
      return isWithin(person.annual_income, wishes.annual_income_from, undefined);
    case 'current_city':
      return isOneOf(soundOf(person.current_city), wishes.current_city?.map(phoneticKey));
    default:
      return isOneOf(person[field], wishes[field]);
  }
}

function wantedText(wishes: PartnerPreferences, field: WishField, words: RowWords): string | null {
  const { t, w, either } = words;
  switch (field) {
    case 'age':
      return rangeText(wishes.age_from, wishes.age_to, String, {
        both: (from, to) => w('ask.years', { from, to }),
        from: (from) => w('ask.yearsFrom', { from }),
        to: (to) => w('ask.yearsTo', { to }),
      });
    case 'height':
      return rangeText(wishes.height_from, wishes.height_to, (cm) => heightWords(t, cm), {
        both: (from, to) => w('ask.height', { from, to }),
        from: (from) => w('ask.heightFrom', { from }),
        to: (to) => w('ask.heightTo', { to }),
      });
    case 'annual_income': {
      const least = wishes.annual_income_from;
      return least === undefined ? null : w('ask.income', { amount: groupIndian(least) });
    }
    case 'education':
    case 'occupation':
      return wishes[field] ?? null;
    case 'current_city':
      return wishes.current_city === undefined ? null : either(wishes.current_city);
    case 'maritial_status':
      return listText(wishes[field], (one) => t(`maritial_status.${one}`), either);
    case 'dietary_preferences':
      return listText(wishes[field], (one) => t(`diet.${one}`), either);
    case 'drinking_habits':
    case 'smoking_habits':
      return listText(wishes[field], (one) => t(`habit.${one}`), either);
    case 'family_type':
      return listText(wishes[field], (one) => t(`family_type.${one}`), either);
    case 'family_values':
      return listText(wishes[field], (one) => t(`family_values.${one}`), either);
    case 'mangal_dosh':
      return listText(wishes[field], (one) => t(`mangal_dosh.${one}`), either);
  }
}

interface RangeWords {
  readonly both: (from: string, to: string) => string;
  readonly from: (from: string) => string;
  readonly to: (to: string) => string;
}

function rangeText(
  from: number | undefined,
  to: number | undefined,
  text: (value: number) => string,
  words: RangeWords,
): string | null {
  if (from !== undefined && to !== undefined) return words.both(text(from), text(to));
  if (from !== undefined) return words.from(text(from));
  return to === undefined ? null : words.to(text(to));
}

function listText<Value extends string>(
  values: readonly Value[] | undefined,
  text: (value: Value) => string,
  either: RowWords['either'],
): string | null {
  return values === undefined ? null : either(values.map(text));
}

function inches<Nothing extends null | undefined>(cm: number | Nothing): number | Nothing {
  return typeof cm === 'number' ? inchesOf(cm) : cm;
}

function isWithin(value: number | null, from = -Infinity, to = Infinity): boolean | null {
  return value === null ? null : from <= value && value <= to;
}

function isOneOf(value: string | null, wanted: readonly (string | null)[] | undefined) {
  return value === null || wanted === undefined ? null : wanted.includes(value);
}

function soundOf(text: string | null): string | null {
  return text === null ? null : phoneticKey(text);
}
