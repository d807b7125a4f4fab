import { MOST_SUGGESTIONS, type Suggestion } from 'shared-contracts/calls/suggestions';

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

/** What fits the typed beginning, in either script: whose name begins so stands before whose later word does. */
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
  return [...first, ...later]
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name, devanagari, about }) => ({ name, devanagari, about }));
}

/** Every way to write what was chosen from a list, itself first; alone where the list does not know it. */
export function allSpellings(list: readonly Listed[], chosen: string): string[] {
  const words = wordsOf(chosen);
  const known = list.filter((one) => spellings(one).includes(words));
  const others = known.flatMap((one) => [one.name, one.devanagari, ...one.others]);
  return [chosen, ...others.filter((name) => wordsOf(name) !== words)];
}

function spellings({ name, devanagari, others }: Listed): string[] {
  return [name, devanagari, ...others].map(wordsOf);
}

/** As the listing reads words: no case, no dots, one space between. */
function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
