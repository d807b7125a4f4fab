import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Profile } from 'shared-contracts/calls/profiles';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { fieldText } from '../field-text.ts';
import { isMet, wishRows, type PreferenceRow, type RowWords } from './preference-rows.ts';

/** Facts that two people may share and that say something of a life together. */
const SHARED_FIELDS = [
  'mother_tongue',
  'current_city',
  'dietary_preferences',
  'family_type',
  'family_values',
  'hobbies_and_interests',
] as const;

/** What is so of both, in words: 'Marathi', 'Pune', in whichever script; sentences count only when they are the same. */
export function sharedFacts(me: Profile, them: Profile, words: RowWords): string[] {
  return SHARED_FIELDS.flatMap((field) => {
    const text = fieldText(them, field, words);
    const own = fieldText(me, field, words);
    if (text === null || own === null || !same(text, own)) return [];
    // 'Moderate' alone would not say of what.
    return field === 'family_values' && them.family_values !== null
      ? [words.w(`both.values.${them.family_values}`)]
      : [text];
  });
}

/** What a row is about, where no value stands beside it: 'Age', 'City'. */
export function aboutText({ field, label }: PreferenceRow, words: RowWords): string {
  return field === 'current_city' ? words.w('both.city') : label;
}

/** The preferences that a person meets; unknown ones and those that differ are left out: no verdict. */
export function rowsMet(
  wishes: PartnerPreferences | null | undefined,
  person: Profile,
  words: RowWords,
): PreferenceRow[] {
  if (!wishes) return [];
  return wishRows(wishes, words).filter(({ field }) => isMet(wishes, field, person) === true);
}

function same(one: string, other: string): boolean {
  return phoneticKey(one) === phoneticKey(other);
}
