import { PROFILE_FIELD_NAMES, PROFILE_FIELDS } from 'shared-contracts/calls/profile-fields';
import type { Profile } from 'shared-contracts/calls/profiles';
import { readBirthName } from 'shared-contracts/domain/birth-name/read-birth-name';
import { NAKSHATRA_NAMES } from 'shared-contracts/domain/nakshatras';
import { personName } from 'shared-contracts/domain/person-name';
import type { Locale } from 'shared-contracts/i18n/i18n';
import {
  fieldName,
  isBiodataField,
  titleIn,
  type BiodataField,
  type BiodataTitle,
} from './biodata-labels.ts';
import { relationIn } from './biodata-relations.ts';
import { valueText } from './biodata-values.ts';
import { oneLine } from './printed-text.ts';

/** A family contact as it is printed; without a phone where the reader may not have it. */
export interface BiodataContact {
  readonly name: string;
  readonly relation: string;
  readonly phone: string | null;
}

/** What a biodata is made of. */
export interface BiodataFacts {
  readonly profile: Profile;
  /** The name in Devanagari, where its owner gave it. */
  readonly devanagari: string | null;
  readonly contacts: readonly BiodataContact[];
  readonly language: Locale;
}

/** One block of the page: label and text, line by line. */
export interface BiodataSection {
  readonly topic: BiodataTitle;
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** Everything that is printed beside the photo, in reading order; empty sections are left out. */
export interface Biodata {
  readonly heading: string;
  readonly name: string;
  /** A second line under the name, or null. */
  readonly otherName: string | null;
  /** The identity seal; null if not verified or not shown. */
  readonly seal: string | null;
  readonly sections: readonly BiodataSection[];
  readonly language: Locale;
}

/** In reading order; what stands beside each other on the page is the page's affair (biodata-layout.ts). */
const PARTS = ['personal', 'work', 'family', 'astrology', 'preferences', 'about'] as const;

/** The fields of a part: those of its tab, then those of other tabs that are printed there. */
function fieldsOf(part: (typeof PARTS)[number]): BiodataField[] {
  const printed = PROFILE_FIELD_NAMES.filter(isBiodataField);
  return [
    ...printed.filter((field) => {
      const { tab, biodata } = PROFILE_FIELDS[field];
      return tab === part && biodata === undefined;
    }),
    ...printed.filter((field) => PROFILE_FIELDS[field].biodata === part),
  ];
}

/** Puts a biodata together from what its reader may see. */
export function composeBiodata(facts: BiodataFacts): Biodata {
  const { profile, devanagari, contacts, language } = facts;
  const latin = personName(profile);
  const own = language === 'en' ? latin : (devanagari ?? latin);
  const other = own === latin ? devanagari : latin;
  const section = (topic: BiodataTitle, lines: BiodataSection['lines']) => ({
    topic,
    title: titleIn(language, topic),
    lines,
  });
  const sections = PARTS.map((topic) =>
    section(topic, [
      ...linesOf(facts, fieldsOf(topic)),
      ...(topic === 'astrology' ? nakshatraLine(facts) : []),
    ]),
  );
  return {
    heading: titleIn(language, 'biodata'),
    name: own,
    otherName: other,
    seal: profile.badges.personal === true ? titleIn(language, 'verified') : null,
    sections: [
      ...sections,
      section(
        'contacts',
        contacts.map((one) => contactLine(one, language)),
      ),
    ].filter(({ lines }) => lines.length > 0),
    language,
  };
}

function linesOf({ profile, language }: BiodataFacts, fields: readonly BiodataField[]) {
  return fields.flatMap((field) => {
    const text = valueText(profile, field, language);
    if (text === null) return [];
    const age = field === 'birthdate' ? ` (${profile.age} ${titleIn(language, 'years')})` : '';
    return [{ label: fieldName(language, field), text: text + age }];
  });
}

function nakshatraLine({ profile, language }: BiodataFacts) {
  if (profile.birthname === null) return [];
  const reading = readBirthName(profile.birthname, profile.rashi);
  if (reading === null) return [];
  const star = NAKSHATRA_NAMES[reading.nakshatra - 1]?.[language];
  const pada = `${titleIn(language, 'pada')} ${reading.pada}`;
  const text = `${star}, ${pada} (${reading.akshara})`;
  // The rashi of the name stands with its star where no other line says one: it is what a family asks for.
  const rashi =
    profile.rashi === null
      ? valueText({ ...profile, rashi: reading.rashi }, 'rashi', language)
      : null;
  return [
    { label: titleIn(language, 'nakshatra'), text: rashi === null ? text : `${text}, ${rashi}` },
  ];
}

function contactLine({ name, relation, phone }: BiodataContact, language: Locale) {
  const whom = oneLine(name);
  return {
    label: relationIn(language, relation),
    text: phone === null ? whom : `${whom}, ${phone}`,
  };
}
