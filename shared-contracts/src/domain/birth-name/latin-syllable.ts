import type { Syllable, Vowel } from './syllable.ts';

/** Onsets of more than one letter first: the longest wins (gunmilan.md, section 6, rule 6). */
const ONSETS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:dny|jny|gny|jn|gn|gy)/, ['ज']],
  [/^ksh/, ['क']],
  [/^chh/, ['छ']],
  [/^chr/, ['क']],
  [/^ch/, ['च', 'छ']],
  [/^kh/, ['ख']],
  [/^gh/, ['घ']],
  [/^(?:jh|zh)/, ['झ']],
  [/^th/, ['थ', 'ठ']],
  [/^dh/, ['ध', 'ढ']],
  [/^(?:ph|f)/, ['फ']],
  [/^bh/, ['भ']],
  [/^sh/, ['स', 'ष']],
  [/^[zx]/, ['ज']],
  [/^[wvb]/, ['व']],
  [/^c(?=[eiy])/, ['स']],
  [/^[qck]/, ['क']],
  [/^t/, ['त', 'ट']],
  [/^d/, ['द', 'ड']],
  [/^n/, ['न', 'ण']],
  [/^g/, ['ग']],
  [/^h/, ['ह']],
  [/^j/, ['ज']],
  [/^l/, ['ल']],
  [/^m/, ['म']],
  [/^p/, ['प']],
  [/^r/, ['र']],
  [/^s/, ['स']],
  [/^y(?=[aeiou])/, ['य']],
];

/** The rest of a cluster; y is a consonant only before a vowel. */
const CLUSTER = /^(?:[bcdfghjklmnpqrstvwxz]|y(?=[aeiou]))*/;

const VOWELS: readonly (readonly [RegExp, Vowel])[] = [
  [/^(?:aee|ai(?=[aeou]))/, 'a'],
  [/^(?:ai|ae|ei)/, 'e'],
  [/^(?:au|aw|ou|ow)/, 'o'],
  [/^(?:ee|ea|ii)/, 'i'],
  [/^(?:oo|uu)/, 'u'],
  [/^a/, 'a'],
  [/^e/, 'e'],
  [/^[iy]/, 'i'],
  [/^o/, 'o'],
  [/^u/, 'u'],
];

/** Marathi spells ऋ as "ru" after these; after sh, dh and b it is a real u (rule 7). */
const RU_FOR_RI = /^(?:[kmvhgptn]ru|drush)/;
/** After s or j, "ai" is a long a: Sainath, Jaideep. */
const AI_FOR_A = /^[sj]ai/;

/**
 * What a Latin word in lower case may begin with; more than one where its letters are ambiguous,
 * dental before retroflex. Empty when it does not begin with a letter.
 */
export function latinSyllables(word: string): Syllable[] {
  const [onset, consonants] = onsetOf(word);
  const rest = word.slice(onset.length).replace(onset === '' ? '' : CLUSTER, '');
  const vowel = vowelOf(word, rest);
  if (consonants.length === 0) return vowel === null ? [] : [{ consonant: '', vowel }];
  return consonants.map((consonant) => ({ consonant, vowel: vowel ?? 'a' }));
}

function onsetOf(word: string): readonly [string, readonly string[]] {
  for (const [pattern, consonants] of ONSETS) {
    const found = pattern.exec(word);
    if (found !== null) return [found[0], consonants];
  }
  return ['', []];
}

function vowelOf(word: string, rest: string): Vowel | null {
  if (RU_FOR_RI.test(word)) return 'i';
  if (AI_FOR_A.test(word)) return 'a';
  return VOWELS.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
}
