import { KOOTAS } from 'shared-contracts/calls/gun-milan';
import { nakshatraOf } from 'shared-contracts/domain/birth-name/star';
import { bhakoot, nadi, tara } from './distance-kootas.ts';
import { gana, varna, vashya } from './group-kootas.ts';
import type { Couple, Koota, KootaName, Score } from './koota.ts';
import { friendship } from './planets.ts';
import { lordOf } from './rashis.ts';
import { yoniPoints } from './yoni-points.ts';

const yoni: Score = (couple) => {
  const girl = nakshatraOf(couple.girl).yoni;
  const boy = nakshatraOf(couple.boy).yoni;
  return { points: yoniPoints(girl, boy), most: 4, girl, boy, softened: false };
};

const grahaMaitri: Score = (couple) => {
  const girl = lordOf(couple.girl);
  const boy = lordOf(couple.boy);
  return { points: friendship(girl, boy), most: 5, girl, boy, softened: false };
};

const SCORES: Readonly<Record<KootaName, Score>> = {
  varna,
  vashya,
  tara,
  yoni,
  graha_maitri: grahaMaitri,
  gana,
  bhakoot,
  nadi,
};

/** The whole Gun Milan. */
export interface GunMilan {
  /** Out of 36, a multiple of 0.5. */
  readonly total: number;
  readonly kootas: readonly Koota[];
}

/** Ashtakoota match of a girl's and a boy's name star, by the tables of gunmilan.md. */
export function gunMilan(couple: Couple): GunMilan {
  const kootas = KOOTAS.map((aspect) => ({ aspect, ...SCORES[aspect](couple) }));
  return { total: gunMilanTotal(couple), kootas };
}

/** Only the total, for lists. */
export function gunMilanTotal(couple: Couple): number {
  return KOOTAS.reduce((sum, aspect) => sum + SCORES[aspect](couple).points, 0);
}
