import type { Contact } from 'shared-contracts/calls/contacts';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { places } from './suggestions/places.ts';
import { inScriptOf } from './suggestions/suggestions.rules.ts';

/** A first name as it is stored. */
export interface NameRow {
  readonly name: string;
  readonly name_devanagari: string | null;
}

/** The first name as a reader of `language` has it: in Devanagari for Marathi and Hindi, where its owner wrote it so. */
export function firstNameIn(language: Locale, { name, name_devanagari }: NameRow): string {
  return language === 'en' ? name : name_devanagari || name;
}

/** First and last name in one script: in Devanagari for Marathi and Hindi, where their owner wrote both so. */
export function namesIn(
  language: Locale,
  row: NameRow & { readonly lastName: string; readonly last_name_devanagari: string | null },
): { name: string; lastName: string } {
  const { name, lastName, name_devanagari, last_name_devanagari } = row;
  return language !== 'en' && name_devanagari && last_name_devanagari
    ? { name: name_devanagari, lastName: last_name_devanagari }
    : { name, lastName };
}

/** A place as a reader of `language` writes it, where the list knows it (decision 144); else as it was written. */
export function placeIn(language: Locale, written: string): string;
export function placeIn(language: Locale, written: string | null): string | null;
export function placeIn(language: Locale, written: string | null): string | null {
  return written === null ? null : inScriptOf(places, language, written);
}

/** Family contacts with their towns as a reader of `language` writes them. */
export function contactsIn(language: Locale, contacts: readonly Contact[]): Contact[] {
  return contacts.map((one) => ({ ...one, current_city: placeIn(language, one.current_city) }));
}

/** The wishes of a profile with the places among them as a reader of `language` writes them. */
export function wishesIn(
  language: Locale,
  wishes: PartnerPreferences | null,
): PartnerPreferences | null {
  const cities = wishes?.current_city?.map((city) => placeIn(language, city));
  return cities === undefined ? wishes : { ...wishes, current_city: [...new Set(cities)] };
}
