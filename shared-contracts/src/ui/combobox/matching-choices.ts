/** One thing that can be chosen: what is sent, and what is read. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** The choices whose words begin, in any order, with the words that were typed; all of them while nothing is. */
export function matchingChoices<One extends Choice>(
  choices: readonly One[],
  typed: string,
): readonly One[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return choices;
  return choices.filter(({ text }) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
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
