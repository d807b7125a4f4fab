/** Longer than any word of our languages, in code units: a name without a space then goes on in the next line. */
const LONGEST_LATIN = 24;
/** Conjuncts take several units a letter, and the letters of this font know no hyphen: only what no line holds breaks. */
const LONGEST_OTHER = 60;
const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });

/** Where a word may break: nowhere, since a hyphen inside a name or a conjunct would be wrong, unless no line could hold it. */
export function breaksOf(word: string): string[] {
  const longest = /^[\x20-\u024f]*$/.test(word) ? LONGEST_LATIN : LONGEST_OTHER;
  if (word.length <= longest) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(word)) {
    part += segment;
    if (part.length < longest / 2) continue;
    parts.push(part);
    part = '';
  }
  return part === '' ? parts : [...parts, part];
}
