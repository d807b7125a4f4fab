import type { KOOTAS } from 'shared-contracts/calls/gun-milan';
import type { Star } from 'shared-contracts/domain/birth-name/star';

export type KootaName = (typeof KOOTAS)[number];

/** The two who are matched; who is who decides varna, vashya and gana. */
export interface Couple {
  readonly girl: Star;
  readonly boy: Star;
}

/** One aspect of a match. */
export interface Koota {
  readonly aspect: KootaName;
  /** A multiple of 0.5. */
  readonly points: number;
  readonly most: number;
  /** What was compared: a group, an animal, a planet, or a count. */
  readonly girl: string;
  readonly boy: string;
  /** A classical exception applies; it never changes the points (gunmilan.md, 'Exceptions'). */
  readonly softened: boolean;
}

/** How an aspect is scored. */
export type Score = (couple: Couple) => Omit<Koota, 'aspect'>;

/** Counts inclusively from one place of a circle to another one, both counted from 0. */
export function countTo(from: number, to: number, places: number): number {
  return ((to - from + places) % places) + 1;
}
