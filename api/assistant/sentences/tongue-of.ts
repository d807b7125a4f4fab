import { parentIn } from '../parent-in.ts';
import { quotedPhrase } from '../plain-text.ts';
import type { Missing, Parent, Topic } from '../topics.ts';
import type { Compared, Tongue } from './tongue.ts';
import { inARow, later, say, type Voice } from './voice.ts';
import type { Wording } from './wording.ts';

/** Makes everything that is said in a language of the words that it supplies. */
export function tongueOf(wording: Wording): Tongue {
  const { notGiven, missing, panel, lost, manner, suggestion } = wording;
  const tell = tellOf(wording);
  return {
    tell,
    notGiven,
    verdict: (verdict, sentence) =>
      `${verdict === null ? wording.notExactly : yesOrNo(wording, verdict)} ${sentence}`,
    missing,
    panel,
    late: (parent, voice) =>
      parentIn(quotedPhrase(voice.facts[parent])).isLate
        ? wording.parents[parent].isNoMore(voice)
        : null,
    noMore: (sentence, what) => noMoreText(wording, sentence, what),
    noneNamed: (kin, sentence) => `${wording.noneNamed[kin]} ${sentence}`,
    compared: (compared, voice) => comparedText(wording, tell[compared.topic], compared, voice),
    lost,
    manner,
    suggestion,
  };
}

function tellOf(wording: Wording): Tongue['tell'] {
  const { introduction } = wording;
  const plain = {
    ...wording.tell,
    father_occupation: parentOf(wording, 'father_occupation'),
    mother_occupation: parentOf(wording, 'mother_occupation'),
  };
  /** By name in the first, by pronouns in the others. */
  const inTurn =
    (first: keyof typeof plain, ...others: readonly (keyof typeof plain)[]) =>
    (voice: Voice) =>
      inARow(plain[first](voice), ...others.map((topic) => plain[topic](later(voice))));
  // Short, for the profile stands beside it: what else there is to ask is offered below.
  const introduce = introduction ?? inTurn('age', 'current_city');
  const describe = inTurn('occupation', 'aboutme');
  const household = inTurn('family_type', 'father_occupation', 'mother_occupation', 'siblings');
  const restOfFamily = inTurn('mamkul', 'family_values', 'family_financial_status');
  return {
    ...plain,
    summary: (voice) => inARow(introduce(voice), describe(later(voice))),
    family: (voice) => household(voice) ?? restOfFamily(voice),
    horoscope: inTurn('rashi', 'gotra', 'mangal_dosh', 'birthname'),
    verification: (voice) => verificationText(wording.verification, voice),
  };
}

/** The work of a parent, or what they were if they died. */
function parentOf({ parents }: Wording, parent: Parent) {
  const { works, isNoMore, was } = parents[parent];
  return (voice: Voice): string | null => {
    const { isLate, work } = parentIn(quotedPhrase(voice.facts[parent]));
    if (isLate) return inARow(isNoMore(voice), say(work, was));
    return say(work, (text) => works(voice, text));
  };
}

function verificationText(
  { kinds, proven, open, dearerPlan }: Wording['verification'],
  { facts: { badges, badgesBehindPlan } }: Voice,
): string | null {
  const shown = Object.keys(badges) as (keyof typeof badges)[];
  const wordsOf = (isProven: boolean) =>
    shown.filter((kind) => (badges[kind] === true) === isProven).map((kind) => kinds[kind]);
  return inARow(
    wordsOf(true).length > 0 ? proven(wordsOf(true)) : null,
    wordsOf(false).length > 0 ? open(wordsOf(false)) : null,
    badgesBehindPlan ? dearerPlan(shown.length > 0) : null,
  );
}

/** That there is no more of a relative follows what there is. */
function noMoreText({ noMore, missing }: Wording, sentence: string, what?: Missing): string {
  if (what === undefined) return `${noMore} ${sentence}`;
  return OF_RELATIVES.has(what) ? `${sentence} ${missing(what)}` : `${missing(what)} ${sentence}`;
}

const OF_RELATIVES: ReadonlySet<Missing> = new Set(['of_father', 'of_mother', 'of_siblings']);

function comparedText(
  wording: Wording,
  tell: Tongue['tell'][Topic],
  { topic, compare, difference, isSame, isOpen }: Compared,
  voice: Voice,
): string {
  const { unknown, same, different, equal, apart } = wording.comparison;
  if (compare === 'same' && isSame !== null)
    return `${isSame ? same : different} ${tell(voice) ?? ''}`;
  if (compare === 'same' || difference === null)
    return inARow(tell(voice), unknown(topic)) ?? unknown(topic);
  const wanted = compare === 'taller' || compare === 'older' ? difference : -difference;
  const relation =
    difference === 0 ? equal(topic) : apart(topic, Math.abs(difference), difference > 0, voice);
  const verdict = isOpen ? null : yesOrNo(wording, wanted > 0);
  return inARow(verdict, relation, tell(later(voice))) ?? relation;
}

function yesOrNo({ yes, no }: Wording, isYes: boolean): string {
  return isYes ? yes : no;
}
