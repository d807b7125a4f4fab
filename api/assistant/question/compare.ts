import { isRelative, type Comparison, type Topic } from '../topics.ts';
import type { Ask } from './ask.ts';

/** What a clause compares with the one who asks; null where it compares nothing. */
export function compareAsks(
  clause: string,
  comparisons: readonly Comparison[],
  topics: readonly { about: Topic }[],
): Ask[] | null {
  const [first] = seenFromViewer(clause) ? comparisons.map(turned) : comparisons;
  const asks = asksOf(first, topics);
  return asks !== null && HOW_MUCH.test(clause)
    ? asks.map((ask) => ({ ...ask, isOpen: true }))
    : asks;
}

/** What asks for a difference: a yes or no would answer something else. */
const HOW_MUCH =
  /\b(?:difference|gap|how (?:much|many)|compare|kitn[aei]|kiti|fara?[kq]|antar)\b|कितन[ाीे]|किती|अंतर|फ\u093C?र्?क/iu;

const COMPARABLE: ReadonlySet<Topic> = new Set([
  'age',
  'height',
  'current_city',
  'mother_tongue',
  'dietary_preferences',
  'rashi',
  'gotra',
]);

function asksOf(
  compare: Comparison | undefined,
  topics: readonly { about: Topic }[],
): Ask[] | null {
  if (compare === undefined || topics.some(({ about }) => about === 'expectation')) return null;
  if (compare !== 'same') {
    // Nothing but the work of a relative is known.
    if (topics.some(({ about }) => isRelative(about))) return null;
    return [{ topic: COMPARED[compare], compare }];
  }
  const asks = topics
    .filter(({ about }) => COMPARABLE.has(about))
    .map(({ about }) => ({ topic: about, compare }));
  return asks.length === 0 ? null : asks;
}

const COMPARED = { taller: 'height', shorter: 'height', older: 'age', younger: 'age' } as const;

const TURNED = {
  taller: 'shorter',
  shorter: 'taller',
  older: 'younger',
  younger: 'older',
  same: 'same',
} as const satisfies Record<Comparison, Comparison>;

/** The same comparison from the other side: 'Am I taller than her?' asks whether she is shorter. */
export function turned(compare: Comparison): Comparison {
  return TURNED[compare];
}

function seenFromViewer(clause: string): boolean {
  return FROM_VIEWER.test(clause);
}

const FROM_VIEWER =
  /\bam i\b|\b(?:mi|mai|main)\b.*\b(?:hoon|hun|hu|aa?he)\b|(?<![ऀ-ॿ])(?:मी|मैं)(?![ऀ-ॿ])/iu;
