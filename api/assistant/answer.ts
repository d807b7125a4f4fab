import type { Facts, ProfileWords, WishText } from './facts.ts';
import { KIN } from './kin.ts';
import { withoutReach } from './plain-text.ts';
import type { Ask } from './question/ask.ts';
import type { Language } from './question/language.ts';
import { readQuestion, type Reading } from './question/read-question.ts';
import { allWordsOf } from './question/words.ts';
import { english } from './sentences/english/english.ts';
import { hindi } from './sentences/hindi/hindi.ts';
import { marathi } from './sentences/marathi/marathi.ts';
import type { Tongue } from './sentences/tongue.ts';
import { inARow, type Voice } from './sentences/voice.ts';
import { suggest } from './suggest.ts';
import { isParent } from './topics.ts';
import { compareWith, limitVerdict, verdictOn } from './verdicts.ts';

const OF_MARRIAGE = /marri|\bsingle\b|विवाह|लग्न|शादी|\b(?:vivah|lagna|sha+di)/iu;

/** An answer in the language of the question, with questions that one may ask next. */
export interface Answer {
  readonly message: string;
  readonly suggestions: readonly string[];
  /** False for a polite no, small talk and what was not understood. */
  readonly isOfProfile: boolean;
  /** True where nothing was understood: another answerer may know more. */
  readonly isLost: boolean;
}

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, hi: hindi, mr: marathi };

/**
 * Answers a question from the facts alone: the same question and facts always get the same words.
 * `page` is the language of the page: the suggested questions are in it where this question was in Latin letters, which
 * many type for want of another keyboard.
 */
export function createAnswer({ factsIn, wishText }: ProfileWords) {
  return (facts: Facts, question: string, page?: Language): Answer => {
    const person = { names: namesOf(facts), gender: facts.gender };
    const reading = readQuestion(question, person, page);
    const tongue = TONGUES[reading.language];
    const said = factsIn(reading.language, facts);
    const next = reading.language === 'en' ? (page ?? 'en') : reading.language;
    const sentences = sentencesFor(reading, { written: facts, said, wishText });
    const isLost = sentences.length === 0;
    const message = isLost
      ? tongue.lost({ facts: said, wishText, isFirst: true })
      : sentences.join(' ');
    return {
      message: withoutReach(message),
      suggestions: suggest({ facts, wishText, isFirst: false }, reading, TONGUES[next]),
      isOfProfile: reading.asks.length > 0 && reading.manners.length === 0,
      isLost,
    };
  };
}

function namesOf({
  name,
  lastName,
  name_devanagari,
  last_name_devanagari,
}: Facts): ReadonlySet<string> {
  const names = [name, lastName, name_devanagari, last_name_devanagari];
  return new Set(allWordsOf(names.filter(Boolean).join(' ')));
}

/** Facts as their owner wrote them, which questions are compared with, and as the language of the answer has them. */
interface KnownFacts {
  readonly written: Facts;
  readonly said: Facts;
  readonly wishText: WishText;
}

function sentencesFor({ asks, manners, language }: Reading, known: KnownFacts): string[] {
  const tongue = TONGUES[language];
  const voiceAt = (place: number): Voice => ({
    facts: known.said,
    wishText: known.wishText,
    isFirst: place === 0,
  });
  return [
    ...asks.map((ask, place) => sentenceFor(ask, voiceAt(place), { tongue, ...known })),
    ...manners.map((manner, place) => tongue.manner[manner](voiceAt(asks.length + place))),
  ];
}

function sentenceFor(
  ask: Ask,
  voice: Voice,
  { tongue, written, said }: KnownFacts & { readonly tongue: Tongue },
): string {
  const { topic, compare, limit, supposed, beyond, isNearest, missing, panel } = ask;
  const sentence = tongue.tell[topic](voice);
  if (panel !== undefined && written.points !== null)
    return isNearest === true
      ? tongue.noMore(inARow(sentence, tongue.panel[panel]) ?? '', missing)
      : tongue.panel[panel];
  const late = ask.asksLife === true && isParent(topic) ? tongue.late(topic, voice) : null;
  if (late !== null) return late;
  if (isNearest === true && sentence === null)
    return missing === undefined ? tongue.manner.unlisted(voice) : tongue.missing(missing);
  // A profile may name the college beside the degree.
  if (isNearest === true && topic === 'education' && SCHOOL.test(written.degree ?? ''))
    return sentence ?? tongue.notGiven(topic, voice);
  if (sentence !== null && topic === 'siblings' && asksMoreOfThem(ask))
    return siblingsText(ask, sentence, { tongue, facts: written });
  if (beyond === true || isNearest === true)
    return sentence === null ? tongue.notGiven(topic, voice) : tongue.noMore(sentence, missing);
  if (sentence === null) return tongue.notGiven(topic, voice);
  if (compare !== undefined) {
    const isOpen = ask.isOpen === true;
    return tongue.compared({ ...compareWith(written, topic, compare), isOpen }, voice);
  }
  if (limit !== undefined) return tongue.verdict(limitVerdict(written, limit), sentence);
  if (supposed === undefined || SPEAKS_FOR_ITSELF.has(topic)) return sentence;
  const supposition = { topic, supposed, sought: ask.sought ?? [] };
  // A question may name a town in either script.
  const isSo = verdictOn(said, supposition) === true || verdictOn(written, supposition);
  return tongue.verdict(isSo, sentence);
}

function asksMoreOfThem({ kin, beyond, asksMarriage }: Ask): boolean {
  return kin !== undefined || beyond === true || asksMarriage === true;
}

/** What a degree has where a school may be named beside it. */
const SCHOOL = /[,(]|\bfrom\b|college|institut|universit|school|vidya|कॉलेज|विद्या|संस्था|स्कूल/iu;

/** Sentences that say yes or no themselves, or whose field can only be quoted. */
const SPEAKS_FOR_ITSELF: ReadonlySet<Ask['topic']> = new Set(['video', 'property_details']);

/** The answer to a question that goes beyond whether there is a brother or a sister; `sentence` names the siblings. */
function siblingsText(
  { kin, supposed, beyond, asksMarriage, missing }: Ask,
  sentence: string,
  { tongue, facts }: { readonly tongue: Tongue; readonly facts: Facts },
): string {
  const details = facts.siblings_details ?? '';
  const isNone = facts.number_of_siblings === 0;
  if (!isNone && kin !== undefined && !KIN[kin].test(details))
    return tongue.noneNamed(kin, sentence);
  const spoken =
    supposed === undefined
      ? sentence
      : tongue.verdict(verdictOn(facts, { topic: 'siblings', supposed, sought: [] }), sentence);
  const isMissing = beyond === true || (asksMarriage === true && !OF_MARRIAGE.test(details));
  return isMissing && !isNone ? tongue.noMore(spoken, missing) : spoken;
}
