import { MOST_SUGGESTIONS, type Suggestion } from 'shared-contracts/calls/suggestions';
import { phoneticBeginning, phoneticKey } from 'shared-contracts/domain/phonetic-key';

/** One line of a list: how it is written in both scripts, and other names under which it is looked for. */
export interface Listed extends Suggestion {
  readonly others: readonly string[];
}

/** Reads a list of ours: `Pune|पुणे|Poona` a line; lines before stand first. */
export function listedFrom(lines: string, about: string | null = null): Listed[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', devanagari = '', ...others] = line.trim().split('|');
      return { name, devanagari, about, others };
    });
}

/**
 * What fits the typed beginning, in either script: whose name begins so stands before whose later word does. Where
 * nothing is written so, what begins to sound so.
 */
export function suggestionsFor(list: readonly Listed[], typed = ''): Suggestion[] {
  const start = wordsOf(typed);
  const first = list.filter((one) => spellings(one).some((name) => name.startsWith(start)));
  const later =
    start === ''
      ? []
      : list.filter(
          (one) =>
            !first.includes(one) && spellings(one).some((name) => name.includes(` ${start}`)),
        );
  const written = [...first, ...later];
  return (written.length > 0 ? written : soundingLike(list, typed))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name, devanagari, about }) => ({ name, devanagari, about }));
}

/**
 * Every way to write what was chosen from a list, itself first; of a spelling that the list does not have, those of what
 * sounds so. Alone where the list does not know it.
 */
export function allSpellings(list: readonly Listed[], chosen: string): string[] {
  const words = wordsOf(chosen);
  const written = list.filter((one) => spellings(one).includes(words));
  const known = written.length > 0 ? written : sameSound(list, chosen);
  const others = known.flatMap((one) => [one.name, one.devanagari, ...one.others]);
  return [chosen, ...others.filter((name) => wordsOf(name) !== words)];
}

/** What is shorter sounds like too much. */
const FEWEST_SOUNDS = 3;

function soundingLike(list: readonly Listed[], typed: string): Listed[] {
  const start = phoneticBeginning(typed);
  if (start.length < FEWEST_SOUNDS) return [];
  return list.filter((one) => sounds(one).some((sound) => sound.startsWith(start)));
}

function sameSound(list: readonly Listed[], chosen: string): Listed[] {
  const key = phoneticKey(chosen);
  return list.filter((one) => sounds(one).includes(key));
}

function spellings({ name, devanagari, others }: Listed): string[] {
  return [name, devanagari, ...others].map(wordsOf);
}

/** Of a list that stands as long as the process: each is heard once, and not for every letter that somebody types. */
const heard = new WeakMap<Listed, readonly string[]>();

function sounds(one: Listed): readonly string[] {
  const known = heard.get(one) ?? spellings(one).map(phoneticKey);
  heard.set(one, known);
  return known;
}

/** As the listing reads words: no case, no dots, one space between. */
function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
