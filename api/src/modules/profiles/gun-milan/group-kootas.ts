import type { Gana } from 'shared-contracts/domain/birth-name/mansions';
import { nakshatraOf } from 'shared-contracts/domain/birth-name/star';
import type { Score } from './koota.ts';
import { areFriends } from './planets.ts';
import { lordOf, varnaOf, vashyaOf, type Varna, type Vashya } from './rashis.ts';

const RANKS: readonly Varna[] = ['shudra', 'vaishya', 'kshatriya', 'brahmin'];

const VASHYA_GROUPS: readonly Vashya[] = [
  'chatushpada',
  'manava',
  'jalachara',
  'vanachara',
  'keeta',
];

/** Row the girl's group, column the boy's. */
const VASHYA_POINTS = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 0, 1, 0, 2],
];

/** Girl, then boy. */
const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};

/** 1 when the boy's rank is equal or higher. */
export const varna: Score = (couple) => {
  const girl = varnaOf(couple.girl);
  const boy = varnaOf(couple.boy);
  const points = RANKS.indexOf(boy) >= RANKS.indexOf(girl) ? 1 : 0;
  return { points, most: 1, girl, boy, softened: false };
};

export const vashya: Score = (couple) => {
  const girl = vashyaOf(couple.girl);
  const boy = vashyaOf(couple.boy);
  const points = VASHYA_POINTS[VASHYA_GROUPS.indexOf(girl)]?.[VASHYA_GROUPS.indexOf(boy)];
  return { points: points ?? 0, most: 2, girl, boy, softened: false };
};

/** Softened where the lords of the signs are one or friends. */
export const gana: Score = (couple) => {
  const girl = nakshatraOf(couple.girl).gana;
  const boy = nakshatraOf(couple.boy).gana;
  const points = GANA_POINTS[girl][boy];
  const softened = points <= 1 && areFriends(lordOf(couple.girl), lordOf(couple.boy));
  return { points, most: 6, girl, boy, softened };
};
