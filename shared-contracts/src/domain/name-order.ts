/** Consonants of Devanagari as families write them in Latin letters; each has a short a behind it that is not written. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Vowels, each as a letter and as the sign that it has behind a consonant. */
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
  ऑ: 'o',
  ॲ: 'a',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'ॅ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

type Step = readonly [
  pattern: RegExp,
  to: string | ((letter: string, ...rest: string[]) => string),
];

/** The short a that may fall silent, until it is settled. */
const SHORT = 'ə';

const DEVANAGARI: readonly Step[] = [
  // A nukta, and what joins or parts letters and is not heard.
  [/[\u093C\u0903\u093D\u200C\u200D]/g, ''],
  [/ज्ञ/g, 'dn्य'],
  // The last consonant of a word has no vowel, unless it is joined to the one before it: Ram, but Chandra.
  [/(?<!\u094D)([क-ह])(?![\p{L}\p{M}])/gu, '$1\u094D'],
  [/[क-ह]/g, (letter) => (CONSONANTS[letter] ?? letter) + SHORT],
  [/ə([\u093E-\u0943\u0945\u0947-\u0949\u094B\u094C])/g, (_, sign = '') => SIGNS[sign] ?? sign],
  [/ə?\u094D/g, ''],
  [/[अ-औॲ]/g, (letter) => VOWELS[letter] ?? letter],
  [/[ंँ](?=[pbm])/g, 'm'],
  [/[ंँ]/g, 'n'],
];

/** Within a word it falls silent between two syllables that are open, from the end on: Kulkarni, Deshpande. */
const SILENT = /^(.*[aeiouə][b-df-hj-np-tv-z]h?)ə(?=[b-df-hj-np-tv-z]h?[aeiouə])/u;

/** One spelling of those that families choose between. */
const SPELLINGS: readonly Step[] = [
  [/aa+/g, 'a'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/w/g, 'v'],
  [/f/g, 'ph'],
];

/**
 * A name in small Latin letters, with one spelling for what sounds the same: `आशा`, `Asha` and `Aasha` are `asha`. Its
 * vowels stay, so that names sort as an alphabet has them; a search uses fewer of them (`phoneticKey`).
 */
export function latinSpelling(name: string): string {
  const written = applied(DEVANAGARI, name.normalize('NFC').toLowerCase());
  const words = written.split(' ').map((word) => silenced(word).replaceAll(SHORT, 'a'));
  return applied(SPELLINGS, words.join(' '));
}

/** By name, one that is written in Devanagari beside the same in Latin letters. */
export function sortByName<Named extends { readonly name: string }>(
  people: readonly Named[],
): Named[] {
  return people
    .map((person) => ({ person, key: latinSpelling(person.name) }))
    .toSorted(
      (one, other) =>
        ALPHABET.compare(one.key, other.key) ||
        ALPHABET.compare(one.person.name, other.person.name),
    )
    .map(({ person }) => person);
}

const ALPHABET = new Intl.Collator('en');

function silenced(word: string): string {
  const shorter = word.replace(SILENT, '$1');
  return shorter === word ? word : silenced(shorter);
}

function applied(steps: readonly Step[], text: string): string {
  return steps.reduce((rest, [pattern, to]) => rest.replace(pattern, to as string), text);
}
