import { kinIn, type Kin } from '../kin.ts';
import { isRelative, type Relative, type Topic } from '../topics.ts';
import type { Spot } from './spot.ts';

/** The relative that a clause named, of whom the next one may ask by a pronoun. */
export interface Named {
  readonly relative: Relative;
  /** Of siblings, where only brothers or only sisters were named. */
  readonly kin?: Kin | undefined;
}

type Gender = 'female' | 'male';
type TopicSpot = Spot & { about: Topic };

/** The relative that a clause names; undefined where it names none, or several. */
export function namedIn(clause: string, topics: readonly TopicSpot[]): Named | undefined {
  const named = new Set(topics.map(({ about }) => about).filter(isRelative));
  const [relative] = named;
  if (relative === undefined || named.size > 1) return undefined;
  return { relative, ...(relative === 'siblings' && { kin: kinIn(clause) }) };
}

/**
 * Whether a clause without a name asks about the relative named in the previous clause; `person` is the gender of the
 * profile. An ambiguous pronoun means the relative if it is the subject: 'his education' after 'his father' is the
 * profile's. Marriage is never a question about a parent.
 */
export function refersTo(
  { relative, kin }: Named,
  clause: string,
  topics: readonly TopicSpot[],
  person: Gender,
): boolean {
  if (topics.some(({ about }) => OF_THE_FAMILY.has(about)) || NAMES_PERSON.test(clause))
    return false;
  const isOfSibling = relative === 'siblings';
  const asksIfMarried = isOfSibling && topics.length > 0 && topics.every(isIfMarried);
  const isOfAnybody =
    topics.length > 0 &&
    topics.every((spot) => OF_ANYBODY.has(spot.about) || (isOfSibling && isIfMarried(spot)));
  if (isOfSibling && PLURAL.test(clause)) return isOfAnybody;
  const gender = genderOf(clause);
  if (gender === undefined) return kin !== undefined && asksIfMarried;
  const its = isOfSibling ? kin && GENDER[kin] : GENDER[relative];
  if (its === undefined) return gender !== person;
  if (its !== gender) return false;
  return its !== person || asksIfMarried || (SUBJECT.test(clause) && isOfAnybody);
}

const GENDER = {
  father_occupation: 'male',
  mother_occupation: 'female',
  brother: 'male',
  sister: 'female',
} as const;

function isIfMarried({ about, value }: TopicSpot): boolean {
  return about === 'maritial_status' && (value === 'married' || value === 'married_now');
}

const OF_THE_FAMILY: ReadonlySet<Topic> = new Set([
  'family',
  'father_occupation',
  'mother_occupation',
  'siblings',
  'mamkul',
  'family_type',
  'family_values',
  'family_financial_status',
]);

const OF_ANYBODY: ReadonlySet<Topic> = new Set([
  'age',
  'current_city',
  'education',
  'occupation',
  'work',
  'annual_income',
  'dietary_preferences',
  'drinking_habits',
  'smoking_habits',
]);

/** The gender that pronouns or Hindi verbs show; undefined for none or both. */
function genderOf(clause: string): Gender | undefined {
  const [isFemale, isMale] = [FEMALE.test(clause), MALE.test(clause)];
  if (isFemale === isMale) return undefined;
  return isFemale ? 'female' : 'male';
}

/** Whole words: \b knows no Devanagari. */
const words = (latin: string, devanagari: string) =>
  String.raw`\b(?:${latin})\b|(?<![ऀ-ॿ])(?:${devanagari})(?![ऀ-ॿ])`;

const FEMALE = new RegExp(
  `${words('she|hers?|ti|tila|tich[aei]|tichya', 'ती|त्या|तिला|तिने|तिच(?:ा|ी|े|ं|्या)')}|${verb('ti', 'ती')}`,
  'iu',
);
const MALE = new RegExp(
  `${words('he|his|him|tyala|tyach[aei]|tyachya|karto|rahto', 'तो|ते|त्याला|त्याने|त्याच(?:ा|ी|े|ं|्या)')}|${verb('t[ae]', 'त(?:ा|े)')}`,
  'iu',
);
const SUBJECT = new RegExp(
  words('s?he|ti|tila|tyala|wo|woh|vo|voh', 'ती|त्या|तो|ते|तिला|त्याला|वह|वो|वे'),
  'iu',
);
const PLURAL = /\b(?:they|them|their)\b/i;

/** 'Karti hai', and not 'hoti hai', whose subject is a thing. */
function verb(latin: string, devanagari: string): string {
  return String.raw`\b(?!ho)\w+${latin}\s+h(?:ain?)?\b|(?<!हो)${devanagari}\s+हैं?(?![ऀ-ॿ])`;
}

const NAMES_PERSON =
  /\b(?:boy|girl|groom|bride|ladk[aie]|mulg[aie]|mul[ai]ch\w+)\b|लड़क|मुलग|मुलाच|मुलाल|मुलीच|मुलील/iu;
