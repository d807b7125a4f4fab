/** Titles before a name, where more text follows (gunmilan.md, section 6, rule 1). */
const TITLE =
  /^(?:shri|smt|sau|ku|chi|dr|mr|mrs|ms|adv|er|श्रीमती|श्री|सौ|कु|चि|डॉ|ॲड|अॅड|ऍड|इं)(?:\.\s*|\s+)(?=\S)/u;

/** Bengali to Malayalam stand in Unicode in the order of Devanagari; Tamil does not. */
const BLOCKS = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0c00, 0x0c80, 0x0d00];
const BLOCK_SIZE = 0x80;
const DEVANAGARI = 0x0900;

/** Nukta, the joiners, and the accents of transliteration. */
const MARKS = /\u093c|[\u200c-\u200d]|[\u0300-\u036f]/gu;

/** The first word of a name, folded: lower case, without a title, in Devanagari or Latin letters. */
export function firstWord(name: string): string {
  let text = name.normalize('NFKC').trim().toLowerCase();
  while (TITLE.test(text)) text = text.replace(TITLE, '');
  const word = text.split(/[\s.,()-]+/u).find((part) => part !== '') ?? '';
  return [...word].map(toDevanagari).join('').normalize('NFD').replace(MARKS, '');
}

function toDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const block = BLOCKS.find((start) => code >= start && code < start + BLOCK_SIZE);
  return block === undefined ? letter : String.fromCodePoint(code - block + DEVANAGARI);
}
