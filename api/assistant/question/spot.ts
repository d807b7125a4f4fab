import MiniSearch, { type SearchResult } from 'minisearch';
import type { Phrasing } from '../topics.ts';
import { PHRASINGS } from './phrases/all-phrases.ts';
import { wordsOf } from './words.ts';

/** What a stretch of a question speaks of. */
export interface Spot extends Pick<
  Phrasing,
  'about' | 'value' | 'written' | 'near' | 'missing' | 'panel'
> {
  /** Folded words that matched. */
  readonly words: readonly string[];
}

interface Entry extends Omit<Phrasing, 'phrases'> {
  readonly id: number;
  readonly words: string;
}

/** Part of a phrase that has to be there, by weight: below it a phrase counts as not said. */
const FLOOR = 0.72;
/** A misspelt word tells less than the word itself. */
const MISSPELT = 0.6;
/** Letters from which one may be wrong. */
const FUZZY_FROM = 5;

/** How many or how much: says nothing without of what. */
const AMOUNTS: ReadonlySet<string> = new Set(
  wordsOf('kitna kitni kitne kiti कितना कितनी कितने किती'),
);

const entries: readonly Entry[] = PHRASINGS.flatMap(({ phrases, ...meant }) =>
  phrases.split('|').map((phrase) => ({
    ...meant,
    words: [...new Set(wordsOf(phrase))].join(' '),
  })),
)
  .filter(({ words }) => words !== '')
  .map((entry, id) => ({ ...entry, id }));

const index = new MiniSearch<Entry>({
  fields: ['words'],
  tokenize: (text) => text.split(' '),
  processTerm: (word) => word,
  searchOptions: { fuzzy: (word) => (word.length >= FUZZY_FROM ? 1 : false) },
});
index.addAll(entries);

const weights = weigh();

/** How much a word tells: the fewer phrases have it, the more. */
function weigh(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)] as const),
  );
}

/** Whether the phrase table has a word, folded. */
export function isKnownWord(word: string): boolean {
  return weights.has(word);
}

/** Subjects of one clause, the surest first: each takes its words away from the others. */
export function spotSubjects(clause: string): Spot[] {
  const left = new Set(wordsOf(clause).map(straightened));
  const found = index.search([...left].join(' '));
  const spots: Spot[] = [];
  while (left.size > 0) {
    const best = strongest(found, left);
    if (best === null) break;
    for (const word of best.words) left.delete(word);
    spots.push(best);
  }
  return spots;
}

/** A word in which two neighbouring letters changed places, as it was meant: 'hieght'. */
function straightened(word: string): string {
  if (word.length < FUZZY_FROM || weights.has(word)) return word;
  for (let at = 0; at + 1 < word.length; at += 1) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (weights.has(swapped)) return swapped;
  }
  return word;
}

function strongest(found: readonly SearchResult[], left: ReadonlySet<string>): Spot | null {
  let best: Spot | null = null;
  let most = 0;
  for (const result of found) {
    const entry = entries[result.id as number];
    if (entry === undefined) continue;
    const { strength, share, words } = measure(entry, result, left);
    if (share < FLOOR || strength <= most || words.every((word) => AMOUNTS.has(word))) continue;
    most = strength;
    const { id: _, ...meant } = entry;
    best = { ...meant, words };
  }
  return best;
}

function measure({ words }: Entry, result: SearchResult, left: ReadonlySet<string>) {
  let strength = 0;
  let whole = 0;
  const said: string[] = [];
  for (const word of words.split(' ')) {
    const weight = weights.get(word) ?? 0;
    whole += weight;
    const by = left.has(word) ? word : misspelt(word, result, left);
    if (by === undefined) continue;
    strength += weight * (by === word ? 1 : MISSPELT);
    said.push(by);
  }
  // A phrase of one word that is misspelt is still whole.
  const share = said.length === words.split(' ').length ? 1 : strength / whole;
  return { strength, share, words: said };
}

/** The word of the question that was meant, if the index found one within a letter of it. */
function misspelt(word: string, result: SearchResult, left: ReadonlySet<string>) {
  if (!result.terms.includes(word)) return undefined;
  return result.queryTerms.find(
    (said) =>
      left.has(said) &&
      said[0] === word[0] &&
      said.length >= FUZZY_FROM &&
      Math.abs(said.length - word.length) <= 1 &&
      !weights.has(said),
  );
}
