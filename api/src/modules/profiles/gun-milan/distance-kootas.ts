import { nakshatraOf, rashiIndex, rashiOf } from 'shared-contracts/domain/birth-name/star';
import { countTo, type Couple, type Score } from './koota.ts';
import { areFriends } from './planets.ts';
import { lordOf } from './rashis.ts';

/** Remainders by nine that count as bad (gunmilan.md, 'Tara'). */
const BAD_TARAS = [3, 5, 7];
/** Inclusive counts from sign to sign of 2/12, 5/9 and 6/8. */
const BAD_DISTANCES = [2, 12, 5, 9, 6, 8];

/** Half for each direction. */
export const tara: Score = ({ girl, boy }) => {
  const there = countTo(girl.nakshatra, boy.nakshatra, 27);
  const back = countTo(boy.nakshatra, girl.nakshatra, 27);
  const points = [there, back].filter((count) => !BAD_TARAS.includes(count % 9)).length * 1.5;
  return { points, most: 3, girl: String(there), boy: String(back), softened: false };
};

/** Softened where the lords of the signs are one or friends. */
export const bhakoot: Score = (couple) => {
  const distance = countTo(rashiIndex(couple.girl), rashiIndex(couple.boy), 12);
  const points = BAD_DISTANCES.includes(distance) ? 0 : 7;
  const softened = points === 0 && areFriends(lordOf(couple.girl), lordOf(couple.boy));
  return { points, most: 7, girl: rashiOf(couple.girl), boy: rashiOf(couple.boy), softened };
};

export const nadi: Score = (couple) => {
  const girl = nakshatraOf(couple.girl).nadi;
  const boy = nakshatraOf(couple.boy).nadi;
  const points = girl === boy ? 0 : 8;
  return { points, most: 8, girl, boy, softened: points === 0 && isNadiSoftened(couple) };
};

/** One star in two signs, two stars in one sign, or two quarters of one; never the same quarter. */
function isNadiSoftened({ girl, boy }: Couple): boolean {
  const sameStar = girl.nakshatra === boy.nakshatra;
  if (sameStar) return girl.pada !== boy.pada;
  return rashiIndex(girl) === rashiIndex(boy);
}
