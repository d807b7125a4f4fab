import type { NoPoints, Points } from 'shared-contracts/calls/gun-milan';
import type { Rashi } from 'shared-contracts/domain/birth-name/mansions';
import {
  readBirthName,
  type BirthNameReading,
} from 'shared-contracts/domain/birth-name/read-birth-name';
import type { Gender, MANGAL_DOSH } from 'shared-contracts/domain/profile';
import { gunMilan, gunMilanTotal } from './match.ts';

/** What a Gun Milan needs to know of one person. */
export interface Astrology {
  readonly gender: Gender;
  readonly birthname: string | null;
  readonly rashi: Rashi | null;
  readonly mangal_dosh: (typeof MANGAL_DOSH)[number] | null;
}

/** The points between two people, or why there are none. */
export type Answer =
  | { readonly points: Points; readonly no_points: null }
  | { readonly points: null; readonly no_points: NoPoints };

/** Gun Milan of the viewer with a person of the other gender. */
export function pointsBetween(viewer: Astrology, shown: Astrology): Answer {
  if (!hasBirthName(viewer)) return { points: null, no_points: 'own_birthname' };
  const couple = readCouple(viewer, shown);
  if (couple === null) return { points: null, no_points: 'information' };
  const { total, kootas } = gunMilan(couple);
  const mangal = compareMangal(viewer.mangal_dosh, shown.mangal_dosh);
  return { points: { total, info: [...kootas], ...couple, mangal }, no_points: null };
}

/** Only the total, for cards; null where there are no points. */
export function totalBetween(viewer: Astrology, shown: Astrology): number | null {
  const couple = readCouple(viewer, shown);
  return couple === null ? null : gunMilanTotal(couple);
}

function readCouple(viewer: Astrology, shown: Astrology) {
  if (viewer.gender === shown.gender) return null;
  const own = read(viewer);
  const other = read(shown);
  if (own === null || other === null) return null;
  return viewer.gender === 'female' ? { girl: own, boy: other } : { girl: other, boy: own };
}

/** Cache of readings: a listing meets the same names repeatedly. */
const readings = new Map<string, BirthNameReading | null>();
const MOST_READINGS = 20_000;

function read({ birthname, rashi }: Astrology): BirthNameReading | null {
  if (birthname === null) return null;
  const key = `${rashi ?? ''} ${birthname}`;
  const known = readings.get(key);
  if (known !== undefined) return known;
  if (readings.size >= MOST_READINGS) readings.clear();
  const reading = readBirthName(birthname, rashi);
  readings.set(key, reading);
  return reading;
}

function hasBirthName({ birthname }: Astrology): boolean {
  return birthname !== null && birthname.trim() !== '';
}

/** A partial (anshik) dosh counts as one: whether it matters is for a jyotishi. */
function compareMangal(one: Astrology['mangal_dosh'], other: Astrology['mangal_dosh']) {
  if (one === null || other === null) return 'not_given';
  return (one === 'no') === (other === 'no') ? 'same' : 'differs';
}
