import {
  isComparison,
  isManner,
  isRelative,
  isTopic,
  type Manner,
  type Topic,
  type Missing,
  type OnPanel,
} from '../topics.ts';
import { askOf } from './ask-of.ts';
import type { Ask } from './ask.ts';
import { refersTo, namedIn, type Named } from './carry-over.ts';
import { compareAsks } from './compare.ts';
import { languageOf, type Language } from './language.ts';
import { readLimit } from './limit.ts';
import { spotPatterns } from './patterns.ts';
import { asksOfLife, ofBothParents, relativeAsks } from './relative-asks.ts';
import { spotSubjects, isKnownWord, type Spot } from './spot.ts';
import { withTurns } from './turns.ts';
import { allWordsOf, joinInitials, wordsOf } from './words.ts';

/** Topics whose fact is of today and says nothing of tomorrow, with the topic that comes nearest. */
const OF_TODAY: ReadonlyMap<Topic, Topic> = new Map<Topic, Topic>([
  ['family', 'family_type'],
  ...(
    [
      'occupation',
      'work',
      'annual_income',
      'current_city',
      'property_details',
      'hobbies_and_interests',
      'aboutme',
      'dietary_preferences',
      'drinking_habits',
      'smoking_habits',
      'family_type',
      'family_values',
    ] as const
  ).map((topic) => [topic, topic] as const),
]);

const LETTER = '[\\p{L}\\p{M}]';

/** 'After marriage', whose 'marriage' asks neither for the wedding nor for a status. */
const AFTER_MARRIAGE = new RegExp(
  String.raw`\b(?:after|post|once)\s+(?:the\s+|her\s+|his\s+|their\s+|getting\s+)*(?:marriage|wedding|married|marrying)\b|\b(?:sha+di|vi[vw]a+h)\s+ke\s+ba+d\b|\b(?:lagn?a+|vi[vw]a+ha+)\s*(?:chya\s+)?na+ntar\b|(?:शादी|विवाह)\s+(?:(?:हो(?:ने|\s+जाने)|करने)\s+)?के\s+बाद|(?:लग्न|विवाह)\s+झाल्या(?:वर|नंतर)|\b(?:lagna?|vi[vw]a+h)\s+[jz]h?a+lya+(?:var|nantar)\b|(?:लग्ना|विवाहा)\s*(?:च्या\s*)?नंतर`,
  'iu',
);

/** What makes a question one of times to come, in each language and script. */
const FUTURE: readonly RegExp[] = [
  // Neither requests ('will you say') nor what the reader would like to know.
  /(?<!\b(?:i|we) )\b(?:will|would|wo(?:n['’]?)t|wouldn['’]?t|shall)\b(?! (?:you|it|i)\b)(?! \w+ (?:like|enjoy)\b)/iu,
  /\b(?:going|ready|willing|prepared|agree|planning|intends?|wants?) to (?:be |do |give |help |join |keep |leave |live |look |move |quit |relocate |settle |shift |stay |stop |take |work )/iu,
  /\b(?:ta+i?ya+r|ra+ji)\b|तैयार|तयार|राज़ी|राजी/iu,
  // A guess at the present (hogi), a permission (chalegi) and what the asker hopes to get (milega) are none.
  /\b(?!mil|bata|dikha|chal|hon?g|challenge|revenge)[a-z]{2,}(?:e|aye)(?:ga+|gi+|nge|ngi)\b/iu,
  new RegExp(
    `(?<!${LETTER})(?!मिल|बता|दिखा|चल|जुड़)${LETTER}{1,}(?:े|ए|ये)(?:गा|गी|ंगे|ंगी|ँगे|ँगी)(?!${LETTER})`,
    'u',
  ),
  /\b(?:kar|ra+h|ye|ghe|sod|sa+mbha+l|ma+g|banav|thev|va+g|tha+mb|de|ja+)a?na+r\b/iu,
  /\b(?:kar|ra+h|sod|sa+mbha+l|ma+g|banav|thev|va+g|tha+mb)(?:el|i+l|ti+l)\b|\b(?:ye|ghe|de|jaa)(?:i+l|ti+l|ee+l)\b/iu,
  new RegExp(
    `(?:कर|राह|रह|ये|जा|घे|दे|सोड|सांभाळ|माग|बनव|ठेव|वाग|थांब|पाह|बघ)(?:णार|ेल|ील|ईल|तील)(?!${LETTER})`,
    'u',
  ),
  /(?:करना|रहना|जाना|छोड़ना|बसना)\s+चाह|(?:करा|राहा|रहा|जा|सोडा)यच/u,
];

/** A question as it was understood. */
export interface Reading {
  readonly language: Language;
  readonly asks: readonly Ask[];
  readonly manners: readonly Manner[];
}

/** Most subjects that one answer speaks of. */
const MOST_ASKS = 6;

/** The person of the profile. */
export interface Person {
  /** Words of their own name, folded. */
  readonly names: ReadonlySet<string>;
  readonly gender: 'female' | 'male';
}

/** Reads a question about a person. */
export function readQuestion(question: string, person: Person, page?: Language): Reading {
  const language = languageOf(question, page);
  const readings = readClauses(clausesOf(joinInitials(question).replaceAll(POLITE, '')), person);
  const manners = [...new Set(readings.flatMap((one) => one.manners))];
  if (manners.includes('instructions')) return { language, asks: [], manners: ['instructions'] };
  if (namesAnotherPerson(question, person.names))
    return { language, asks: [], manners: ['other_people'] };
  const asks = merged(namedAmongOthers(readings.flatMap((one) => one.asks)));
  return { language, asks: asks.slice(0, MOST_ASKS), manners: dueManners(manners, asks) };
}

/** What is said before a question, and would be a liking. */
const POLITE = /\b(?:i|we)(?:['’]d| would) (?:also )?(?:like|love) to (?:know|ask|hear)\b/giu;

const JOINTS = /[?!.;,।\n/&+]+|\s(?:and|also|plus|aur|ani|aani|और|आणि|तथा|व|तसेच)\s/giu;

function clausesOf(question: string): string[] {
  return question.split(JOINTS).filter((clause) => clause.trim() !== '');
}

interface ClauseReading {
  readonly asks: Ask[];
  readonly manners: Manner[];
  /** Of whom the next clause may ask by a pronoun. */
  readonly named?: Named | undefined;
}

function readClauses(clauses: readonly string[], person: Person): ClauseReading[] {
  const readings: ClauseReading[] = [];
  let named: Named | undefined;
  for (const clause of clauses) {
    const reading = readClause(clause, person, named);
    if (reading.asks.length > 0 || reading.manners.length > 0) named = reading.named;
    readings.push(reading);
  }
  return readings;
}

function readClause(clause: string, { names, gender }: Person, before?: Named): ClauseReading {
  const { isFuture, rest } = readFuture(clause);
  const nameless = withoutNames(rest, names);
  const spots = withTurns(nameless, [...spotPatterns(rest), ...spotSubjects(nameless)]);
  const comparisons = spots.map(({ about }) => about).filter(isComparison);
  const asksLife = asksOfLife(clause);
  const found = spots.filter((spot): spot is Spot & { about: Topic } => isTopic(spot.about));
  const own = asksLife ? ofBothParents(clause, found) : found;
  const isOfBefore =
    before !== undefined && !hasName(clause, names) && refersTo(before, clause, own, gender);
  const topics = isOfBefore ? [{ about: before.relative, words: [] }, ...own] : own;
  const named = isOfBefore ? before : namedIn(clause, own);
  const manners = spots
    .filter((spot) => spot.near === undefined && (spots.length === 1 || !isMerelyOther(spot)))
    .map(({ about }) => about)
    .filter(isManner);
  const isYesNo = asksYesOrNo(clause);
  // A phone number of the father is a phone number.
  if (manners.includes('contact') && topics.every(({ about }) => isOfFamily(about)))
    return { asks: [], manners };
  const limit = readLimit(
    clause,
    topics.map(({ about }) => about),
  );
  if (limit !== null && !topics.some(({ about }) => isOfFamily(about) || about === 'expectation'))
    return { asks: [{ topic: limit.topic, ...(isYesNo && { limit }) }], manners };
  const compared = compareAsks(clause, comparisons, topics);
  if (compared !== null) return { asks: compared, manners };
  const isUnlisted = spots.some(({ about }) => about === 'unlisted');
  const relative = topics.map(({ about }) => about).find(isRelative);
  if (topics.some(({ about }) => about === 'expectation'))
    return {
      asks: [{ topic: 'expectation', ...(isUnlisted && { isNearest: true }) }],
      manners: manners.filter((one) => one === 'contact'),
    };
  if (relative !== undefined) {
    if (manners.includes('contact')) return { asks: [], manners };
    const beyond = limit !== null || isUnlisted || isFuture || comparisons.length > 0;
    const wanted = { beyond, isYesNo, isMore: isOfBefore, named, asksLife };
    return { asks: relativeAsks(relative, topics, wanted), manners: [], named };
  }
  return { asks: plainAsks(spots, topics, { isYesNo, isFuture }), manners };
}

/** Topics that stand in the profile, after those that come nearest to what does not. */
function plainAsks(
  spots: readonly Spot[],
  topics: readonly (Spot & { about: Topic })[],
  { isYesNo, isFuture }: { readonly isYesNo: boolean; readonly isFuture: boolean },
): Ask[] {
  const isUnlisted = spots.some(({ about }) => about === 'unlisted');
  const nearest = nearestOf(spots, isFuture);
  const isOfOneThing =
    isUnlisted ||
    nearest !== undefined ||
    (isYesNo && topics.some(({ about }) => !AT_LENGTH.has(about)));
  const due = topics.filter(({ about }) => !isOfOneThing || !AT_LENGTH.has(about));
  return [
    ...(nearest === undefined
      ? []
      : [
          { topic: nearest.topic, isNearest: true, missing: nearest.missing, panel: nearest.panel },
        ]),
    ...withoutImplied(isFuture ? due.map(ofLearningMore) : due)
      .filter(({ about }) => about !== nearest?.topic && !(isFuture && OF_TODAY.has(about)))
      .map((spot) => askOf(spot, isYesNo)),
  ];
}

/** Topics of many sentences, which say nothing of one thing that no profile has. */
const AT_LENGTH: ReadonlySet<Topic> = new Set(['summary', 'family', 'horoscope']);

/** Education in times to come is the wish to learn more, which a profile has. */
function ofLearningMore<Of extends Spot & { about: Topic }>(spot: Of): Spot & { about: Topic } {
  return spot.about === 'education'
    ? { about: 'continuing_education', value: 'yes', words: spot.words }
    : spot;
}

/** Topics that another topic implies: a question about further studies does not ask for past education. */
const IMPLIED: ReadonlyMap<Topic, Topic> = new Map([
  ['education', 'continuing_education'],
  ['horoscope', 'mangal_dosh'],
  ['family', 'family_type'],
]);

function withoutImplied<Of extends Spot & { about: Topic }>(topics: readonly Of[]): readonly Of[] {
  const wanted = new Set<Topic>(topics.map(({ about }) => about));
  return topics.filter(({ about, value, words }) => {
    const by = IMPLIED.get(about);
    // 'What does the family do' does not ask what the person does.
    const isOfOthers = about === 'occupation' && words.length === 0 && wanted.has('family');
    // 'An own house in Pune' does not ask for the city; 'live' is how `allWordsOf` folds a town that is lived in.
    const isOfHouse =
      about === 'current_city' &&
      value === 'contains' &&
      wanted.has('property_details') &&
      !words.includes('live');
    return !isOfOthers && !isOfHouse && (by === undefined || !wanted.has(by));
  });
}

/** 'Other' alone means other people only if the question has nothing else: 'other hobbies' are hobbies. */
function isMerelyOther({ about, words }: Spot): boolean {
  return about === 'other_people' && words.length === 1;
}

function isOfFamily(topic: Topic): boolean {
  return topic === 'family' || isRelative(topic);
}

/** With several topics, what is missing is named: 'that' would refer to the previous sentence. */
function namedAmongOthers(asks: readonly Ask[]): readonly Ask[] {
  return asks.length > 1 ? asks : asks.map((ask) => ({ ...ask, missing: undefined }));
}

/** One ask per topic; one that supposes something knows more than one that does not. */
function merged(asks: readonly Ask[]): Ask[] {
  const byTopic = new Map<Topic, Ask>();
  for (const ask of asks) {
    const before = byTopic.get(ask.topic);
    const sought = [...(before?.sought ?? []), ...(ask.sought ?? [])];
    byTopic.set(ask.topic, { ...before, ...ask, sought });
  }
  const all = [...byTopic.values()];
  const special = all.filter(({ topic }) => topic !== 'summary');
  return special.length > 0 ? special : all;
}

/** Small talk yields to real questions. */
function dueManners(manners: readonly Manner[], asks: readonly Ask[]): Manner[] {
  const serious = manners.filter((one) => !SMALL_TALK.has(one));
  if (serious.length > 0 || asks.length > 0) return serious;
  return manners.includes('next_step') ? ['next_step'] : manners.slice(0, 1);
}

const SMALL_TALK: ReadonlySet<Manner> = new Set(['greeting', 'thanks', 'helper', 'next_step']);

function hasName(clause: string, names: ReadonlySet<string>): boolean {
  return allWordsOf(clause).some((word) => names.has(word));
}

function withoutNames(clause: string, names: ReadonlySet<string>): string {
  return clause
    .split(/\s+/)
    .filter((word) => !hasName(word, names))
    .join(' ');
}

const ASKING =
  /^\s*(?:so |and |but |ok |tell me |please )*(?:is|are|was|does|do|did|has|have|had|can|could|will|would|any)\b|\?*\s*(?:hai|hain|ahe|aahe|ahet)?\s*(?:kya|ka|kaa|na)(?:\s+(?:to|ti|te|tya|tyala|tila|tyanna|woh?|vo))?\s*$|^\s*kya\b|^\s*क्या(?![ऀ-ॿ])|(?:का|क्या|ना)(?:\s+(?:ती|तो|ते|त्या|तिला|त्याला|त्यांना|वह|वे))?\s*$/iu;

function asksYesOrNo(clause: string): boolean {
  return ASKING.test(clause) && !/\bor\b|\bkinva\b|किंवा|\S\s+(?:ya|या)\s+\S/iu.test(clause);
}

/** Whether a question names another person: 'What is Priya’s salary?' */
function namesAnotherPerson(question: string, names: ReadonlySet<string>): boolean {
  for (const [, after, owner] of question.matchAll(NAMED)) {
    const named = after ?? owner ?? '';
    const [word] = allWordsOf(named);
    if (word === undefined || names.has(word) || isKnownWord(word)) continue;
    if (wordsOf(named).length > 0) return true;
  }
  return false;
}

const NAMED =
  /(?:\b(?:about|does|is|of|than|(?<!\bwork(?:s|ing)? )for|show|know)\s+)([A-Z][a-z]{2,})(?=['’]|\s|\?|$)|\b([A-Z][a-z]{2,})(?=['’]s\b)/gu;

/** Whether a clause is about the future, which no profile holds; `rest`: without 'after marriage'. */
function readFuture(clause: string): { readonly isFuture: boolean; readonly rest: string } {
  const rest = clause.replace(AFTER_MARRIAGE, ' ');
  return { isFuture: rest !== clause || FUTURE.some((sign) => sign.test(rest)), rest };
}

/** What no profile has, as far as it can be named, with the topic that comes nearest to it. */
interface Nearest {
  readonly topic: Topic;
  readonly missing?: Missing | undefined;
  readonly panel?: OnPanel | undefined;
}

/**
 * Reads what no profile holds. One of several is enough: a turn of speech first, then today's fact, then the phrase
 * table.
 */
function nearestOf(spots: readonly Spot[], isFuture: boolean): Nearest | undefined {
  const unlisted = spots.flatMap(({ near, ...spot }) =>
    near === undefined ? [] : [{ topic: near, ...spot }],
  );
  const turn = unlisted.find(({ words }) => words.length === 0);
  // Nothing is near to a dowry.
  if (spots.some(({ about, near }) => about === 'unlisted' && near === undefined)) return turn;
  // Where one lives is not where the family does.
  const isOfFamilyTown = ['family', 'current_city'].every((one) =>
    spots.some(({ about }) => about === one),
  );
  if (turn === undefined && isOfFamilyTown)
    return { topic: 'current_city', missing: 'family_town' };
  return turn ?? (isFuture ? ofToday(spots) : undefined) ?? unlisted[0];
}

function ofToday(spots: readonly Spot[]): Nearest | undefined {
  const [topic] = spots.flatMap(({ about }) => (isTopic(about) ? (OF_TODAY.get(about) ?? []) : []));
  return topic && { topic, missing: 'plans' };
}
