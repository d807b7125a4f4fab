import { KOOTAS } from 'shared-contracts/calls/gun-milan';
import {
  type Gana,
  YONIS,
  type Yoni,
  type Rashi,
} from 'shared-contracts/domain/birth-name/mansions';
import {
  nakshatraOf,
  rashiIndex,
  rashiOf,
  padaOfRashi,
  type Star,
} from 'shared-contracts/domain/birth-name/star';
import { isFavourableTara } from 'shared-contracts/domain/nakshatras';

type KootaName = (typeof KOOTAS)[number];

/** The two who are matched; who is who decides varna, vashya and gana. */
interface Couple {
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
type Score = (couple: Couple) => Omit<Koota, 'aspect'>;

const SIGNS: Readonly<Record<Rashi, Sign>> = {
  mesha: { lord: 'mars', varna: 'kshatriya', vashya: 'chatushpada' },
  vrishabha: { lord: 'venus', varna: 'vaishya', vashya: 'chatushpada' },
  mithuna: { lord: 'mercury', varna: 'shudra', vashya: 'manava' },
  karka: { lord: 'moon', varna: 'brahmin', vashya: 'jalachara' },
  simha: { lord: 'sun', varna: 'kshatriya', vashya: 'vanachara' },
  kanya: { lord: 'mercury', varna: 'vaishya', vashya: 'manava' },
  tula: { lord: 'venus', varna: 'shudra', vashya: 'manava' },
  vrishchika: { lord: 'mars', varna: 'brahmin', vashya: 'keeta' },
  dhanu: { lord: 'jupiter', varna: 'kshatriya', vashya: ['manava', 'chatushpada'] },
  makara: { lord: 'saturn', varna: 'vaishya', vashya: ['chatushpada', 'jalachara'] },
  kumbha: { lord: 'saturn', varna: 'shudra', vashya: 'manava' },
  meena: { lord: 'jupiter', varna: 'brahmin', vashya: 'jalachara' },
};

/** The fifth pada straddles 15 degrees and counts to the first half. */
const LAST_PADA_OF_FIRST_HALF = 5;

/** Friends and enemies of each planet (Graha Maitri); the others are neutral. */
const RELATIONS: Readonly<
  Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>
> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
};

/** Points of two relations, in alphabetical order of their names. */
const FRIENDSHIP_POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};

/** Yoni points: rows and columns in the order of YONIS; symmetric. */
const YONI_POINTS = [
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
const varna: Score = (couple) => {
  const girl = varnaOf(couple.girl);
  const boy = varnaOf(couple.boy);
  const points = RANKS.indexOf(boy) >= RANKS.indexOf(girl) ? 1 : 0;
  return { points, most: 1, girl, boy, softened: false };
};

const vashya: Score = (couple) => {
  const girl = vashyaOf(couple.girl);
  const boy = vashyaOf(couple.boy);
  const points = VASHYA_POINTS[VASHYA_GROUPS.indexOf(girl)]?.[VASHYA_GROUPS.indexOf(boy)];
  return { points: points ?? 0, most: 2, girl, boy, softened: false };
};

/** Softened where the lords of the signs are one or friends. */
const gana: Score = (couple) => {
  const girl = nakshatraOf(couple.girl).gana;
  const boy = nakshatraOf(couple.boy).gana;
  const points = GANA_POINTS[girl][boy];
  const softened = points <= 1 && areFriends(lordOf(couple.girl), lordOf(couple.boy));
  return { points, most: 6, girl, boy, softened };
};

/** Inclusive counts from sign to sign of 2/12, 5/9 and 6/8. */
const BAD_DISTANCES = [2, 12, 5, 9, 6, 8];

/** Half for each direction. */
const tara: Score = ({ girl, boy }) => {
  const there = countTo(girl.nakshatra, boy.nakshatra, 27);
  const back = countTo(boy.nakshatra, girl.nakshatra, 27);
  const points = [there, back].filter(isFavourableTara).length * 1.5;
  return { points, most: 3, girl: String(there), boy: String(back), softened: false };
};

/** Softened where the lords of the signs are one or friends. */
const bhakoot: Score = (couple) => {
  const distance = countTo(rashiIndex(couple.girl), rashiIndex(couple.boy), 12);
  const points = BAD_DISTANCES.includes(distance) ? 0 : 7;
  const softened = points === 0 && areFriends(lordOf(couple.girl), lordOf(couple.boy));
  return { points, most: 7, girl: rashiOf(couple.girl), boy: rashiOf(couple.boy), softened };
};

const nadi: Score = (couple) => {
  const girl = nakshatraOf(couple.girl).nadi;
  const boy = nakshatraOf(couple.boy).nadi;
  const points = girl === boy ? 0 : 8;
  return { points, most: 8, girl, boy, softened: points === 0 && isNadiSoftened(couple) };
};

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

/** One star in two signs, two stars in one sign, or two quarters of one; never the same quarter. */
function isNadiSoftened({ girl, boy }: Couple): boolean {
  const sameStar = girl.nakshatra === boy.nakshatra;
  if (sameStar) return girl.pada !== boy.pada;
  return rashiIndex(girl) === rashiIndex(boy);
}

/** Points of two animals: 4 the same, 0 sworn enemies. */
function yoniPoints(one: Yoni, other: Yoni): number {
  return Number(YONI_POINTS[YONIS.indexOf(one)]?.[YONIS.indexOf(other)]);
}

type Relation = 'friend' | 'neutral' | 'enemy';

/** How one planet looks at another one. */
function relation(from: Planet, to: Planet): Relation {
  if (from === to || RELATIONS[from].friends.includes(to)) return 'friend';
  return RELATIONS[from].enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Points of the friendship between two lords, 0 to 5. */
function friendship(one: Planet, other: Planet): number {
  const pair = [relation(one, other), relation(other, one)].toSorted().join(' ');
  return FRIENDSHIP_POINTS[pair] ?? 0;
}

/** Whether two lords are one or like each other: the condition of several exceptions. */
function areFriends(one: Planet, other: Planet): boolean {
  return relation(one, other) === 'friend' && relation(other, one) === 'friend';
}

type Planet = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra';

type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';

interface Sign {
  readonly lord: Planet;
  readonly varna: Varna;
  /** One group, or those of its first and second half. */
  readonly vashya: Vashya | readonly [Vashya, Vashya];
}

function lordOf(star: Star): Planet {
  return SIGNS[rashiOf(star)].lord;
}

function varnaOf(star: Star): Varna {
  return SIGNS[rashiOf(star)].varna;
}

function vashyaOf(star: Star): Vashya {
  const { vashya } = SIGNS[rashiOf(star)];
  if (typeof vashya === 'string') return vashya;
  return vashya[padaOfRashi(star) <= LAST_PADA_OF_FIRST_HALF ? 0 : 1];
}

/** Counts inclusively from one place of a circle to another one, both counted from 0. */
function countTo(from: number, to: number, places: number): number {
  return ((to - from + places) % places) + 1;
}
