import { waysToType } from './same-letters.ts';
import { asStored, begunBy, namedBy, namesOf, wordsOf, type Listed } from './suggestions.rules.ts';

/** What is looked for beside the typed words at most: all of it stands in one statement. */
export const MOST_BEGUN = 32;

/**
 * Every beginning under which the listing finds what `typed` begins: `सॉफ्ट` is also `Software`. Itself first, then
 * of a name that the list has its spellings. What another one finds anyway is left out.
 */
export function begunSpellings(list: readonly Listed[], typed: string): string[] {
  const lines = [...namedBy(list, typed), ...begunBy(list, typed)];
  const names = [...twinsOf(list, typed), ...lines.flatMap(namesOf)];
  const kept = names
    .flatMap(waysToType)
    .map(beginning)
    .reduce(withoutFound, [beginning(typed)]);
  return kept.slice(0, MOST_BEGUN).map(({ name }) => name);
}

/** A name with its words as the listing keeps them, a space before each. */
interface Beginning {
  readonly name: string;
  readonly words: string;
}

function beginning(name: string): Beginning {
  return { name, words: ` ${asStored(name)}` };
}

/** Adds a name that none of the kept ones finds, in the place of those that it finds itself. */
function withoutFound(kept: readonly Beginning[], added: Beginning): readonly Beginning[] {
  if (kept.some((one) => added.words.includes(one.words))) return kept;
  const [typed, ...others] = kept;
  const rest = others.filter((one) => !one.words.includes(added.words));
  return [...(typed === undefined ? [] : [typed]), ...rest, added];
}

/** Cached for each list, which never changes while the process runs: the first words of its names, in each language. */
const twins = new WeakMap<readonly Listed[], readonly (readonly string[])[]>();

/** Where `typed` begins the first word of a name, that word in each language. */
function twinsOf(list: readonly Listed[], typed: string): string[] {
  const known = twins.get(list) ?? firstWords(list);
  twins.set(list, known);
  const start = wordsOf(typed);
  return known.filter((one) => one.some((word) => wordsOf(word).startsWith(start))).flat();
}

/**
 * First words of names that have as many words in each language, where a word of English stands for one word of each
 * other: not Civil, which is another word before an engineer and before a servant.
 */
function firstWords(list: readonly Listed[]): string[][] {
  const found = new Map<string, Set<string>>();
  for (const { names } of list) {
    const [en = [], ...others] = [names.en, names.mr, names.hi].map((name) => name.split(' '));
    if (en.length < 2) continue;
    const of = found.get(en[0] ?? '') ?? new Set<string>();
    found.set(en[0] ?? '', of);
    const isOneToOne = others.every((words) => words.length === en.length);
    of.add(isOneToOne ? others.map(([word = '']) => word).join('|') : '');
  }
  return [...found].flatMap(([en, of]) => {
    const [others = ''] = of;
    return of.size === 1 && others !== '' ? [[en, ...others.split('|')]] : [];
  });
}
