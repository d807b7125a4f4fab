import {
  COMPARISONS,
  MANNERS,
  RELATIVES,
  type Comparison,
  type Manner,
  type Relative,
  type Topic,
} from '../topics.ts';
import { languageOf, type Language } from './language.ts';
import { readLimit, type Limit } from './limit.ts';
import { spotPatterns } from './patterns.ts';
import { spotSubjects, isKnownWord, type Spot } from './spot.ts';
import { allWordsOf, joinInitials, wordsOf } from './words.ts';

/** One thing that was asked. */
export interface Ask {
  readonly topic: Topic;
  /** What a yes-or-no question supposes; absent where an open answer is due. */
  readonly supposed?: string;
  /** The words that `contains` looks for, folded. */
  readonly words?: readonly string[];
  readonly compare?: Comparison;
  /** What a number is supposed to be above or below. */
  readonly limit?: Limit;
  /** True where more was asked of a relative than a profile ever says. */
  readonly beyond?: boolean;
}

/** A question as it was understood. */
export interface Reading {
  readonly language: Language;
  readonly asks: readonly Ask[];
  readonly manners: readonly Manner[];
}

/** Most subjects that one answer speaks of. */
const MOST_ASKS = 6;

/** Reads a question; `names` are the words of the person's own name, folded. */
export function readQuestion(
  question: string,
  names: ReadonlySet<string>,
  page?: Language,
): Reading {
  const language = languageOf(question, page);
  const readings = clausesOf(joinInitials(question)).map((clause) => readClause(clause, names));
  const manners = [...new Set(readings.flatMap((one) => one.manners))];
  if (manners.includes('instructions')) return { language, asks: [], manners: ['instructions'] };
  if (namesSomebodyElse(question, names)) return { language, asks: [], manners: ['other_people'] };
  const asks = merged(readings.flatMap((one) => one.asks));
  return { language, asks: asks.slice(0, MOST_ASKS), manners: dueManners(manners, asks) };
}

const JOINTS = /[?!.;,।\n/&+]+|\s(?:and|also|plus|aur|ani|aani|और|आणि|तथा|व|तसेच)\s/giu;

function clausesOf(question: string): string[] {
  return question.split(JOINTS).filter((clause) => clause.trim() !== '');
}

interface ClauseReading {
  readonly asks: Ask[];
  readonly manners: Manner[];
}

function readClause(clause: string, names: ReadonlySet<string>): ClauseReading {
  const spots = [...spotPatterns(clause), ...spotSubjects(withoutNames(clause, names))];
  const comparisons = spots.map(({ about }) => about).filter(isComparison);
  const topics = spots.filter((spot): spot is Spot & { about: Topic } => isTopic(spot.about));
  const manners = spots
    .filter((spot) => topics.length === 0 || !isMerelyOther(spot))
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
  const compared = compareAsks(
    seenFromViewer(clause) ? comparisons.map(turned) : comparisons,
    topics,
  );
  if (compared !== null) return { asks: compared, manners };
  const relative = topics.map(({ about }) => about).find(isRelative);
  if (relative !== undefined && !topics.some(({ about }) => about === 'expectation')) {
    if (manners.includes('contact')) return { asks: [], manners };
    const beyond = limit !== null || manners.includes('unlisted');
    return { asks: relativeAsks(relative, topics, beyond, isYesNo), manners: [] };
  }
  if (topics.some(({ about }) => about === 'expectation'))
    return {
      asks: [{ topic: 'expectation' }],
      manners: manners.filter((one) => one === 'contact'),
    };
  return { asks: withoutImplied(topics).map((spot) => askOf(spot, isYesNo)), manners };
}

/** Whoever asks about learning more does not ask what was learnt. */
function withoutImplied<Of extends { about: Topic }>(topics: readonly Of[]): readonly Of[] {
  if (!topics.some(({ about }) => about === 'continuing_education')) return topics;
  return topics.filter(({ about }) => about !== 'education');
}

/** The word 'other' alone speaks of other people only where nothing else is asked: 'other hobbies' are hobbies. */
function isMerelyOther({ about, words }: Spot): boolean {
  return about === 'other_people' && words.length === 1;
}

function isOfFamily(topic: Topic): boolean {
  return topic === 'family' || isRelative(topic);
}

const TURNED = {
  taller: 'shorter',
  shorter: 'taller',
  older: 'younger',
  younger: 'older',
  same: 'same',
} as const satisfies Record<Comparison, Comparison>;

/** 'Am I taller than her?' asks whether she is shorter. */
function turned(compare: Comparison): Comparison {
  return TURNED[compare];
}

function seenFromViewer(clause: string): boolean {
  return FROM_VIEWER.test(clause);
}

const FROM_VIEWER =
  /\bam i\b|\b(?:mi|mai|main)\b.*\b(?:hoon|hun|hu|aa?he)\b|(?<![ऀ-ॿ])(?:मी|मैं)(?![ऀ-ॿ])/iu;

function askOf({ about, value, words }: Spot & { about: Topic }, isYesNo: boolean): Ask {
  if (value === undefined || !isYesNo) return { topic: about };
  return { topic: about, supposed: value, words };
}

/** What may be said of one's work is said of a relative's too; anything else stands in no profile. */
function relativeAsks(
  relative: Relative,
  topics: readonly (Spot & { about: Topic })[],
  asksBeyond: boolean,
  isYesNo: boolean,
): Ask[] {
  const relatives = topics.filter(({ about }) => isRelative(about));
  const others = topics.filter(
    ({ about }) => !isRelative(about) && !OF_A_RELATIVE.has(about) && about !== 'summary',
  );
  const beyond = others.length > 0 || asksBeyond;
  return relatives.map((spot) => ({
    ...askOf(spot, isYesNo && !beyond),
    ...(beyond && spot.about === relative && { beyond }),
  }));
}

const OF_A_RELATIVE: ReadonlySet<Topic> = new Set(['occupation', 'work', 'family']);

const COMPARABLE: ReadonlySet<Topic> = new Set([
  'age',
  'height',
  'current_city',
  'mother_tongue',
  'dietary_preferences',
  'rashi',
  'gotra',
]);

function compareAsks(
  comparisons: readonly Comparison[],
  topics: readonly { about: Topic }[],
): Ask[] | null {
  const [compare] = comparisons;
  if (compare === undefined || topics.some(({ about }) => about === 'expectation')) return null;
  if (compare === 'taller' || compare === 'shorter') return [{ topic: 'height', compare }];
  if (compare === 'older' || compare === 'younger')
    return topics.some(({ about }) => isRelative(about)) ? null : [{ topic: 'age', compare }];
  const asks = topics
    .filter(({ about }) => COMPARABLE.has(about))
    .map(({ about }) => ({ topic: about, compare }));
  return asks.length === 0 ? null : asks;
}

/** One ask per topic; one that supposes something knows more than one that does not. */
function merged(asks: readonly Ask[]): Ask[] {
  const byTopic = new Map<Topic, Ask>();
  for (const ask of asks) {
    const before = byTopic.get(ask.topic);
    const words = [...(before?.words ?? []), ...(ask.words ?? [])];
    byTopic.set(ask.topic, { ...before, ...ask, words });
  }
  const all = [...byTopic.values()];
  const special = all.filter(({ topic }) => topic !== 'summary');
  return special.length > 0 ? special : all;
}

/** Small talk gives way to what was asked besides. */
function dueManners(manners: readonly Manner[], asks: readonly Ask[]): Manner[] {
  const serious = manners.filter((one) => !SMALL_TALK.has(one));
  if (serious.length > 0 || asks.length > 0) return serious;
  return manners.slice(0, 1);
}

const SMALL_TALK: ReadonlySet<Manner> = new Set(['greeting', 'thanks', 'helper']);

function withoutNames(clause: string, names: ReadonlySet<string>): string {
  return clause
    .split(/\s+/)
    .filter((word) => !allWordsOf(word).some((one) => names.has(one)))
    .join(' ');
}

const ASKING =
  /^\s*(?:so |and |but |ok |tell me |please )*(?:is|are|was|does|do|did|has|have|had|can|could|will|would|any)\b|\?*\s*(?:hai|hain|ahe|aahe|ahet)?\s*(?:kya|ka|kaa|na)(?:\s+(?:to|ti|te|tya|tyala|tila|tyanna|woh?|vo))?\s*$|^\s*kya\b|^\s*क्या(?![ऀ-ॿ])|(?:का|क्या|ना)(?:\s+(?:ती|तो|ते|त्या|तिला|त्याला|त्यांना|वह|वे))?\s*$/iu;

function asksYesOrNo(clause: string): boolean {
  return ASKING.test(clause) && !/\bor\b|\bkinva\b|किंवा|\S\s+(?:ya|या)\s+\S/iu.test(clause);
}

/** Whether somebody is named who is not the person of the profile: 'What is Priya’s salary?' */
function namesSomebodyElse(question: string, names: ReadonlySet<string>): boolean {
  for (const [, after, owner] of question.matchAll(NAMED)) {
    const named = after ?? owner ?? '';
    const [word] = allWordsOf(named);
    if (word === undefined || names.has(word) || isKnownWord(word)) continue;
    if (wordsOf(named).length > 0) return true;
  }
  return false;
}

const NAMED =
  /(?:\b(?:about|does|is|of|than|for|show|know)\s+)([A-Z][a-z]{2,})(?=['’]|\s|\?|$)|\b([A-Z][a-z]{2,})(?=['’]s\b)/gu;

function isTopic(about: Spot['about']): about is Topic {
  return !isManner(about) && !isComparison(about);
}
function isManner(about: Spot['about']): about is Manner {
  return (MANNERS as readonly string[]).includes(about);
}
function isComparison(about: Spot['about']): about is Comparison {
  return (COMPARISONS as readonly string[]).includes(about);
}
function isRelative(topic: Topic): topic is Relative {
  return (RELATIVES as readonly string[]).includes(topic);
}
