/** The five vowels of the shatapada chakra; length is folded. */
export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o';

/** The beginning of a name: a Devanagari consonant, '' for a vowel alone, and the vowel it is read with. */
export interface Syllable {
  readonly consonant: string;
  readonly vowel: Vowel;
}

const INITIAL_VOWELS: Readonly<Record<string, Syllable>> = {
  अ: { consonant: '', vowel: 'a' },
  आ: { consonant: '', vowel: 'a' },
  इ: { consonant: '', vowel: 'i' },
  ई: { consonant: '', vowel: 'i' },
  उ: { consonant: '', vowel: 'u' },
  ऊ: { consonant: '', vowel: 'u' },
  ए: { consonant: '', vowel: 'e' },
  ऐ: { consonant: '', vowel: 'e' },
  ऍ: { consonant: '', vowel: 'e' },
  ऎ: { consonant: '', vowel: 'e' },
  ओ: { consonant: '', vowel: 'o' },
  औ: { consonant: '', vowel: 'o' },
  ऑ: { consonant: '', vowel: 'o' },
  ऒ: { consonant: '', vowel: 'o' },
  ॐ: { consonant: '', vowel: 'o' },
  ऋ: { consonant: 'र', vowel: 'i' },
  ॠ: { consonant: 'र', vowel: 'i' },
};

const SIGNS: Readonly<Record<string, Vowel>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ृ': 'i',
  'ॄ': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'e',
  'ॅ': 'e',
  'ॆ': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॊ': 'o',
};

/** Letters the table of syllables lacks, read as their neighbours (gunmilan.md, section 6, rule 5). */
const READ_AS: Readonly<Record<string, string>> = { ब: 'व', श: 'स', ळ: 'ल' };

/** Consonants with viramas between them, then the vowel sign of the whole cluster. */
const CLUSTER = /^([क-ह])(?:्[क-ह])*([ा-ौ])?/u;

/** The first syllable of a word in Devanagari without nukta and joiners; null when it has none. */
export function firstSyllable(word: string): Syllable | null {
  const [first, second] = word;
  const initial = INITIAL_VOWELS[first ?? ''];
  if (initial !== undefined) {
    // अॅ and अॉ: the sign decides.
    const sign = first === 'अ' ? SIGNS[second ?? ''] : undefined;
    return sign === undefined ? initial : { consonant: '', vowel: sign };
  }
  const [, consonant, sign] = CLUSTER.exec(word) ?? [];
  if (consonant === undefined) return null;
  return { consonant: READ_AS[consonant] ?? consonant, vowel: SIGNS[sign ?? ''] ?? 'a' };
}
