import { phoneticBeginning, phoneticKey } from '../../domain/phonetic-key.ts';

/** One thing that can be chosen: what is sent, and what is read. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  /** Other words by which it is found, as in another script. */
  readonly also?: string;
}

/**
 * The choices whose words begin, in any order, with the words that were typed; all of them while nothing is. Where none is
 * written so, those that sound so: `marathi` finds मराठी, `मेष` finds Mesha.
 */
export function matchingChoices<One extends Choice>(
  choices: readonly One[],
  typed: string,
): readonly One[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return choices;
  const written = fitting(choices, wanted, wordsOf);
  if (written.length > 0) return written;
  const heard = wanted.map(phoneticBeginning).filter((word) => word !== '');
  return heard.length === 0 ? [] : fitting(choices, heard, (text) => phoneticKey(text).split(' '));
}

function fitting<One extends Choice>(
  choices: readonly One[],
  starts: readonly string[],
  wordsIn: (text: string) => readonly string[],
): readonly One[] {
  return choices.filter(({ text, also }) => {
    const words = wordsIn(also === undefined ? text : `${text} ${also}`);
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** The dot below of Hindi loanwords: families write फ़ोटो and फोटो. */
const NUKTA = /\u093c/g;

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(NUKTA, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}
