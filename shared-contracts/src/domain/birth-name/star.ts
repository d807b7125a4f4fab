import { RASHIS } from '../profile.ts';
import { NAKSHATRAS, type Nakshatra, type Rashi } from './mansions.ts';

/** A quarter of a lunar mansion: nakshatra 1 to 27, pada 1 to 4. */
export interface Star {
  readonly nakshatra: number;
  readonly pada: number;
}

const PADAS_OF_A_RASHI = 9;

/** The mansion of a star; throws RangeError where there is none. */
export function nakshatraOf({ nakshatra }: Star): Nakshatra {
  const found = NAKSHATRAS[nakshatra - 1];
  if (found === undefined) throw new RangeError(`There is no nakshatra ${nakshatra}.`);
  return found;
}

/** Index of the zodiac sign, 0 for Mesha: nine padas to a sign. */
export function rashiIndex(star: Star): number {
  return Math.floor(padaOfZodiac(star) / PADAS_OF_A_RASHI);
}

export function rashiOf(star: Star): Rashi {
  const rashi = RASHIS[rashiIndex(star)];
  if (rashi === undefined) throw new RangeError(`There is no pada ${star.pada}.`);
  return rashi;
}

/** Which of its sign's nine padas the star is, 1 to 9. */
export function padaOfRashi(star: Star): number {
  return (padaOfZodiac(star) % PADAS_OF_A_RASHI) + 1;
}

function padaOfZodiac({ nakshatra, pada }: Star): number {
  return (nakshatra - 1) * 4 + pada - 1;
}
