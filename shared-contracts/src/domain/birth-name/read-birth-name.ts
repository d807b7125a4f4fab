import { starOf, type NameStar } from './aksharas.ts';
import { firstWord } from './first-word.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { latinSyllables } from './latin-syllable.ts';
import type { Rashi } from './mansions.ts';
import { rashiOf } from './star.ts';
import { firstSyllable, type Syllable } from './syllable.ts';

/** How a birth name was read. */
export interface BirthNameReading extends NameStar {
  readonly rashi: Rashi;
  /** The member's own rashi is another one than the name's. */
  readonly conflict: boolean;
}

/**
 * Reads the syllable, star and sign of a birth name in Latin, Devanagari or a related script; null when
 * it cannot be read. A declared rashi chooses between readings of an ambiguous spelling (gunmilan.md, section 6).
 */
export function readBirthName(
  name: string,
  declared: Rashi | null = null,
): BirthNameReading | null {
  const word = firstWord(name);
  const stars = syllablesOf(word)
    .map(starOf)
    .filter((star) => star !== null);
  const star = stars.find((one) => rashiOf(one) === declared) ?? stars[0];
  if (star === undefined) return null;
  const rashi = rashiOf(star);
  return { ...star, rashi, conflict: declared !== null && declared !== rashi };
}

function syllablesOf(word: string): Syllable[] {
  const written = KNOWN_NAMES.get(word) ?? word;
  const syllable = firstSyllable(written);
  return syllable === null ? latinSyllables(written) : [syllable];
}
