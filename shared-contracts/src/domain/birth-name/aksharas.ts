import { NAKSHATRAS } from './mansions.ts';
import type { Star } from './star.ts';
import { firstSyllable, type Syllable } from './syllable.ts';

/** A name star and the syllable that led to it. */
export interface NameStar extends Star {
  /** As the table writes it: चे. */
  readonly akshara: string;
}

/** Letters that are read with any vowel (gunmilan.md, section 5, 'Construction'). */
const ANY_VOWEL = 'घङछषणठधफढथझञ';

/** Abhijit's four, outside the 108, are Shravana's four padas too. */
const ABHIJIT = ['जू', 'जे', 'जो', 'खा'];
const SHRAVANA = 22;

const STARS: ReadonlyMap<string, NameStar> = new Map(
  [
    ...NAKSHATRAS.flatMap(({ aksharas }, index) =>
      aksharas.split(' ').map((akshara, at) => star(akshara, index + 1, at + 1)),
    ),
    ...ABHIJIT.map((akshara, at) => star(akshara, SHRAVANA, at + 1)),
  ].map((one) => [keyOfAkshara(one.akshara), one]),
);

/** The star of a syllable; every syllable a name can begin with has one. */
export function starOf(syllable: Syllable): NameStar | null {
  return STARS.get(keyOf(syllable)) ?? null;
}

function star(akshara: string, nakshatra: number, pada: number): NameStar {
  return { akshara, nakshatra, pada };
}

function keyOfAkshara(akshara: string): string {
  const syllable = firstSyllable(akshara);
  if (syllable === null) throw new RangeError(`${akshara} is not a syllable.`);
  return keyOf(syllable);
}

function keyOf({ consonant, vowel }: Syllable): string {
  return consonant !== '' && ANY_VOWEL.includes(consonant) ? consonant : consonant + vowel;
}
