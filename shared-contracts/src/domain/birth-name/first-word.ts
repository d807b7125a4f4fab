/** Titles that stand before a name (gunmilan.md, section 6, rule 1); a dot or a space and more text follows. */
const TITLES = new Set(
  [
    'shri shree sri shriman shriyut smt shrimati srimati sushri mr mrs miss ms mx sir late master',
    'sau sou sow saubhagyavati soubhagyavati ku kum km kumari chi chir',
    'dr prof professor prin adv advocate er engr engineer ar ca cs cma vd md mohd mohmd sk pt hon honble rev fr',
    'capt captain col colonel maj lt brig gen cdr cmde sgt hav sqn ldr wg flt gp subedar insp retd shreemati mstr',
    'श्री श्रीमती श्रीमति श्रीमान श्रीयुत सुश्री मिस मिस्टर मिसेस',
    'सौ सौभाग्यवती सौभाग्यकांक्षिणी कु कुमारी चि चिं कां',
    'डॉक्टर प्राध्यापक प्रोफेसर न्यायमूर्ती अॅडव्होकेट ऍडव्होकेट इंजिनिअर इंजीनियर',
    'डॉ डाॅ डा प्रा प्रो प्राचार्य ॲड अॅड ऍड एड ॲडव्होकेट एडवोकेट इं इंजि इंजी सीए पं मोहं कॅप्टन कर्नल',
  ]
    .join(' ')
    .split(' '),
);

/** Titles only with a dot behind them: without one they may be a name. */
const DOTTED_TITLES = new Set('ka kan kaan kam kai ayu sr br ven आयु का कं मो मा कै स्व वै'.split(' '));

/** Titles that are given names too: two more words follow a title, the last name alone a given name. */
const TITLES_OR_NAMES = new Set(
  [
    'ayushman ayushmati vaidya major doctor justice baby haji आयुष्मान आयुष्मती आयुष्यमती वैद्य मेजर बेबी',
    'pandit swami sant chiranjeev chiranjeevi chiranjiv पंडित स्वामी संत चिरंजीव',
  ]
    .join(' ')
    .split(' '),
);

/** Titles of several letters with dots between them. */
const LETTERED_TITLES = [
  'c a',
  'h b p',
  'ra ra',
  'रा रा',
  'सी ए',
  'ह भ प',
  'प पू',
  'गं भा',
  'ती स्व',
].map((title) => title.split(' '));

/** Bengali to Malayalam stand in Unicode in the order of Devanagari; Tamil does not. */
const BLOCKS = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0c00, 0x0c80, 0x0d00];
const BLOCK_SIZE = 0x80;
const DEVANAGARI = 0x0900;

/** Nukta, the joiners, and the accents of transliteration. */
const MARKS = /\u093c|[\u200c-\u200d]|[\u0300-\u036f]/gu;

/** A word and what parts it from the next one. */
const WORD = /([^\s.,()-]+)([\s.,()-]*)/gu;

interface Word {
  readonly letters: string;
  readonly behind: string;
}

/** The first word of a name, folded: lower case, without titles, in Devanagari or Latin letters. */
export function firstWord(name: string): string {
  const folded = name.normalize('NFKC').trim().toLowerCase();
  let words = Array.from(folded.matchAll(WORD), ([, letters = '', behind = '']) => ({
    letters: lettersOf(letters),
    behind,
  }));
  for (let count = titleWords(words); count > 0 && count < words.length; count = titleWords(words))
    words = words.slice(count);
  return words[0]?.letters ?? '';
}

/** How many words the title that a name begins with has; 0 without one. */
function titleWords(words: readonly Word[]): number {
  const [first] = words;
  if (first === undefined || !/[\s.)]/.test(first.behind)) return 0;
  const { letters, behind } = first;
  if (TITLES.has(letters)) return 1;
  if (DOTTED_TITLES.has(letters) && behind.includes('.')) return 1;
  if (TITLES_OR_NAMES.has(letters) && (behind.includes('.') || words.length > 2)) return 1;
  return LETTERED_TITLES.find((title) => isLettered(title, words))?.length ?? 0;
}

/** Before a whole word only: `C. A.` before a single letter are initials like the next one. */
function isLettered(title: readonly string[], words: readonly Word[]): boolean {
  return (
    title.every(
      (letters, at) => words[at]?.letters === letters && words[at].behind.startsWith('.'),
    ) && (words[title.length]?.letters.length ?? 0) > 1
  );
}

function lettersOf(word: string): string {
  return Array.from(word, toDevanagari).join('').normalize('NFD').replace(MARKS, '');
}

function toDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const block = BLOCKS.find((start) => code >= start && code < start + BLOCK_SIZE);
  return block === undefined ? letter : String.fromCodePoint(code - block + DEVANAGARI);
}
