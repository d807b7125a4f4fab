import { MOST_SUGGESTIONS, type Suggestion } from 'shared-contracts/calls/suggestions';
import { phoneticBeginning, phoneticKey } from 'shared-contracts/domain/phonetic-key';
import type { Gender } from 'shared-contracts/domain/profile';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { sameLetters, waysToType } from './same-letters.ts';

/** A name as it is written in each language of the site: English in Latin letters, the two others in Devanagari. */
type InEachLanguage = Readonly<Record<Locale, string>>;

/** One line of a list: a name in each language, and other names under which it is looked for. */
export interface Listed {
  /** As the suggestions show it, and where the gender of the person is not known. */
  readonly names: InEachLanguage;
  /** The form for a woman and for a man; in most cases the same. */
  readonly of: Readonly<Record<Gender, InEachLanguage>>;
  /** Other names that have a form of their own in each language, such as older ones. */
  readonly alsoCalled: readonly InEachLanguage[];
  /** Further spellings of the same name. */
  readonly others: readonly string[];
  /** Tells namesakes apart, such as the state of a place. */
  readonly about: InEachLanguage | null;
}

/**
 * Reads a list of ours: `Nagpur|नागपूर/नागपुर|Nagpore` a line, which is English, Marathi and, where it is written
 * otherwise, Hindi, then other spellings; `Ahmednagar=अहमदनगर` among these is a name of its own in each language. Where
 * another word is said of a woman, it follows after a colon, and of a man after a second one: `शिक्षक:शिक्षिका`. Lines
 * before stand first. `about` is written as the names of a line.
 */
export function listedFrom(lines: string, about: string | null = null): Listed[] {
  const [aboutName = '', aboutDevanagari = ''] = about?.split('|') ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', devanagari = '', ...more] = line.trim().split('|');
      return {
        names: inEachLanguage(name, devanagari),
        of: {
          female: inEachLanguage(name, devanagari, ([common = '', woman = common]) => woman),
          male: inEachLanguage(name, devanagari, ([common = '', , man = common]) => man),
        },
        alsoCalled: more.flatMap((other) => {
          const [latin = '', inDevanagari] = other.split('=');
          return inDevanagari === undefined ? [] : [inEachLanguage(latin, inDevanagari)];
        }),
        others: more.filter((other) => !other.includes('=')),
        about: about === null ? null : inEachLanguage(aboutName, aboutDevanagari),
      };
    });
}

/** Reads `मराठी/हिंदी`; `form` chooses among the words that are said of anybody, of a woman and of a man. */
function inEachLanguage(
  en: string,
  devanagari: string,
  form = ([common = '']: readonly string[]): string => common,
): InEachLanguage {
  const [mr = '', hi = mr] = devanagari.split('/').map((words) => form(words.split(':')));
  return { en, mr, hi };
}

/**
 * What fits the typed beginning, in either script: whose name begins so stands before whose later word does. Where
 * nothing is written so, what begins to sound so. Devanagari is written as in the language of who asks, Marathi for
 * English; what tells namesakes apart is in that language.
 */
export function suggestionsFor(
  list: readonly Listed[],
  typed: string | undefined,
  language: Locale,
): Suggestion[] {
  return begunBy(list, typed ?? '')
    .slice(0, MOST_SUGGESTIONS)
    .map(({ names, about }) => ({
      name: names.en,
      devanagari: language === 'hi' ? names.hi : names.mr,
      about: about?.[language] ?? null,
    }));
}

/**
 * Lines of which a name begins as `typed`, those where only a later word does after them; where nothing is written so,
 * those that begin to sound so.
 */
export function begunBy(list: readonly Listed[], typed: string): Listed[] {
  const start = wordsOf(typed);
  const first = list.filter((one) => spellings(one).some((name) => name.startsWith(start)));
  if (start === '') return first;
  const later = list.filter(
    (one) => !first.includes(one) && spellings(one).some((name) => name.includes(` ${start}`)),
  );
  const written = [...first, ...later];
  return written.length > 0 ? written : soundingLike(list, typed);
}

/**
 * What someone wrote, in the script of a language, where the list knows its name: `Pune` is `पुणे` in Marathi, and
 * `पुणे` is `Pune` in English. What is in that script already, and what the list does not know, stays as it was written.
 * `gender` is of whom it is said, where that is known.
 */
export function inScriptOf(
  list: readonly Listed[],
  language: Locale,
  written: string,
  gender: Gender | null = null,
): string {
  if (isDevanagari(written) === (language !== 'en')) return written;
  const index = indexes.get(list) ?? indexOf(list);
  indexes.set(list, index);
  const known = index.get(wordsOf(written));
  if (known === undefined) return written;
  return (gender === null ? known.names : known.of[gender])[language];
}

/** A name with its words for women and men. */
type Named = Pick<Listed, 'names' | 'of'>;

/** Cached for each list, which never changes while the process runs: the name to each spelling. */
const indexes = new WeakMap<readonly Listed[], ReadonlyMap<string, Named>>();

function indexOf(list: readonly Listed[]): ReadonlyMap<string, Named> {
  const index = new Map<string, Named>();
  const add = (spelling: string, named: Named) => {
    if (!index.has(wordsOf(spelling))) index.set(wordsOf(spelling), named);
  };
  for (const line of list) {
    const { names, of, alsoCalled, others } = line;
    for (const own of [names, of.female, of.male]) {
      for (const spelling of Object.values(own)) add(spelling, line);
    }
    for (const other of alsoCalled) {
      const named = { names: other, of: { female: other, male: other } };
      for (const spelling of Object.values(other)) add(spelling, named);
    }
    for (const spelling of others) add(spelling, line);
  }
  return index;
}

function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

/**
 * Every way to write what was chosen from a list, itself first; of a spelling that the list does not have, those of what
 * sounds so. Alone where the list does not know it.
 */
export function allSpellings(list: readonly Listed[], chosen: string): string[] {
  const written = namedBy(list, chosen);
  const known = written.length > 0 ? written : sameSound(list, chosen);
  const others = known.flatMap(namesOf).flatMap(waysToType);
  return [...new Set([chosen, ...others.filter((name) => asStored(name) !== asStored(chosen))])];
}

/** Lines that have this very name. */
export function namedBy(list: readonly Listed[], name: string): Listed[] {
  const words = wordsOf(name);
  return list.filter((one) => spellings(one).includes(words));
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

const read = new WeakMap<Listed, readonly string[]>();

function spellings(one: Listed): readonly string[] {
  const known = read.get(one) ?? namesOf(one).map(wordsOf);
  read.set(one, known);
  return known;
}

/** Every name and spelling of a line, each once. */
export function namesOf({ names, of, alsoCalled, others }: Listed): string[] {
  const named = [names, of.female, of.male, ...alsoCalled];
  return [...new Set([...named.flatMap(({ en, mr, hi }) => [en, mr, hi]), ...others])];
}

/** Cached for each list: the sound of a name is computed once, not with every letter that is typed. */
const heard = new WeakMap<Listed, readonly string[]>();

function sounds(one: Listed): readonly string[] {
  const known = heard.get(one) ?? spellings(one).map(phoneticKey);
  heard.set(one, known);
  return known;
}

/** Words as suggestions compare them: those of the listing, with one way to type a letter. */
export function wordsOf(text: string): string {
  return asStored(sameLetters(text.normalize('NFC')));
}

/** As the listing reads words: no case, no dots, one space between. */
export function asStored(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, ' ')
    .trim();
}
