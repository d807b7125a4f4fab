import type { Contact } from 'shared-contracts/calls/contacts';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Gender } from 'shared-contracts/domain/profile';
import { relationGender } from 'shared-contracts/domain/relations';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { educations } from './suggestions/educations.ts';
import { gotras } from './suggestions/gotras.ts';
import { motherTongues } from './suggestions/mother-tongues.ts';
import { occupations } from './suggestions/occupations.ts';
import { places } from './suggestions/places.ts';
import { allSpellings, inScriptOf, type Listed } from './suggestions/suggestions.rules.ts';

/** A first name as it is stored. */
export interface NameRow {
  readonly name: string;
  readonly name_devanagari: string | null;
}

/** The first name as a reader of `language` has it: in Devanagari for Marathi and Hindi, where its owner wrote it so. */
export function firstNameIn(language: Locale, { name, name_devanagari }: NameRow): string {
  return language === 'en' ? name : name_devanagari || name;
}

/** First and last name in one script: in Devanagari for Marathi and Hindi, where their owner wrote both so, or has one name. */
export function namesIn(
  language: Locale,
  row: NameRow & { readonly lastName: string; readonly last_name_devanagari: string | null },
): { name: string; lastName: string } {
  const { name, lastName, name_devanagari, last_name_devanagari } = row;
  return language !== 'en' && name_devanagari && (last_name_devanagari || lastName === '')
    ? { name: name_devanagari, lastName: last_name_devanagari ?? '' }
    : { name, lastName };
}

/** A place as a reader of `language` writes it, where the list knows it (decision 144); else as it was written. */
export const placeIn = readerOf(places);
/** The same of education. */
export const educationIn = readerOf(educations);
/** The same of a gotra. */
export const gotraIn = readerOf(gotras);
/** The same of a mother tongue. */
export const motherTongueIn = readerOf(motherTongues);

/**
 * An occupation in a language, by the gender of its owner where known. A retired one is marked: `Police officer
 * (retired)`.
 */
export function occupationIn<Written extends string | null>(
  language: Locale,
  written: Written,
  gender: Gender | null,
): Written | string {
  if (written === null) return written;
  const former = formerOf(written);
  if (former === null) return inScriptOf(occupations, language, written, gender);
  const read = inScriptOf(occupations, language, former, gender);
  if (read === former) return written;
  // A name of letters, such as HR, keeps them large.
  const work = read.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${inScriptOf(occupations, language, 'Retired')} ${work}`;
}

/** Every way to say it that the list has. */
const RETIRED_WORD = `(?:${allSpellings(occupations, 'Retired')
  .map((word) => word.replaceAll('.', String.raw`\.`))
  .join('|')})`;
const RETIRED_FIRST = new RegExp(`^${RETIRED_WORD}\\s+(.+)$`, 'iu');
const RETIRED_LAST = new RegExp(
  `^(.+?)(?:\\s*\\(\\s*${RETIRED_WORD}\\s*\\)|\\s*,\\s*${RETIRED_WORD})$`,
  'iu',
);

/** The occupation before retirement as written; null without one. */
function formerOf(written: string): string | null {
  const text = written.trim();
  return RETIRED_FIRST.exec(text)?.[1] ?? RETIRED_LAST.exec(text)?.[1] ?? null;
}

interface NameReader {
  (language: Locale, written: string): string;
  (language: Locale, written: string | null): string | null;
}

function readerOf(list: readonly Listed[]): NameReader {
  return ((language: Locale, written: string | null) =>
    written === null ? null : inScriptOf(list, language, written)) as NameReader;
}

/** What of a profile is chosen from lists with both scripts, as a reader of `language` writes it. */
export function listedNamesIn(
  language: Locale,
  row: ListedNames & { readonly gender: Gender },
): ListedNames {
  return {
    current_city: placeIn(language, row.current_city),
    education: educationIn(language, row.education),
    occupation: occupationIn(language, row.occupation, row.gender),
    father_occupation: occupationIn(language, row.father_occupation, 'male'),
    mother_occupation: occupationIn(language, row.mother_occupation, 'female'),
    gotra: gotraIn(language, row.gotra),
    mother_tongue: motherTongueIn(language, row.mother_tongue),
  };
}

interface ListedNames {
  readonly current_city: string | null;
  readonly education: string | null;
  readonly occupation: string | null;
  readonly father_occupation: string | null;
  readonly mother_occupation: string | null;
  readonly gotra: string | null;
  readonly mother_tongue: string | null;
}

/** Family contacts with their towns and occupations as a reader of `language` writes them. */
export function contactsIn(language: Locale, contacts: readonly Contact[]): Contact[] {
  return contacts.map((one) => ({
    ...one,
    occupation: occupationIn(language, one.occupation, relationGender(one.relation)),
    current_city: placeIn(language, one.current_city),
  }));
}

/** The wishes of a bride or groom with what of them is chosen from lists as a reader of `language` writes it. */
export function wishesIn(
  language: Locale,
  wishes: PartnerPreferences | null,
  gender: Gender,
): PartnerPreferences | null {
  if (wishes === null) return null;
  const { current_city: cities, education, occupation } = wishes;
  const wished = gender === 'female' ? 'male' : 'female';
  return {
    ...wishes,
    ...(cities && { current_city: [...new Set(cities.map((city) => placeIn(language, city)))] }),
    ...(education !== undefined && { education: educationIn(language, education) }),
    ...(occupation !== undefined && { occupation: occupationIn(language, occupation, wished) }),
  };
}
