import type { Profile } from 'shared-contracts/calls/profiles';
import { readBirthName } from 'shared-contracts/domain/birth-name/read-birth-name';
import { NAKSHATRA_NAMES } from 'shared-contracts/domain/nakshatras';
import { personName } from 'shared-contracts/domain/person-name';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { fieldName, titleIn, type BiodataField, type BiodataTitle } from './biodata-labels.ts';
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
const SECTIONS: readonly (readonly [BiodataTitle, readonly BiodataField[]])[] = [
  [
    'personal',
    ['birthdate', 'height', 'maritial_status', 'mother_tongue', 'current_city', 'bloodgroup'],
  ],
  ['work', ['education', 'degree', 'occupation', 'work', 'annual_income', 'career_goals']],
  [
    'family',
    [
      'father_occupation',
      'mother_occupation',
      'number_of_siblings',
      'siblings_details',
      'mamkul',
      'family_type',
      'family_values',
      'family_financial_status',
      'property_details',
    ],
  ],
  ['astrology', ['birthname', 'rashi', 'gotra', 'mangal_dosh']],
  [
    'preferences',
    [
      'dietary_preferences',
      'drinking_habits',
      'smoking_habits',
      'interest_in_continuing_education',
      'type_of_marriage_ceremony',
    ],
  ],
  ['about', ['aboutme', 'hobbies_and_interests', 'expectation']],
];

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
  const sections = SECTIONS.map(([topic, fields]) =>
    section(topic, [
      ...linesOf(facts, fields),
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
