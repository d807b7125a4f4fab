import { YONIS, type Yoni } from 'shared-contracts/domain/birth-name/mansions';

/** Rows and columns in the order of YONIS; symmetric (gunmilan.md, section 3, 'Yoni'). */
const POINTS = [
  '42232221011321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '12220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
] as const;

/** Points of two animals: 4 the same, 0 sworn enemies. */
export function yoniPoints(one: Yoni, other: Yoni): number {
  return Number(POINTS[YONIS.indexOf(one)]?.[YONIS.indexOf(other)]);
}
