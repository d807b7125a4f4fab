import type { RASHIS } from '../profile.ts';

export type Rashi = (typeof RASHIS)[number];
export type Gana = 'deva' | 'manushya' | 'rakshasa';
export type Nadi = 'adi' | 'madhya' | 'antya';

/** The animals of the yoni koota, in the order of its points. */
export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof YONIS)[number];

/** One of the 27 lunar mansions with its four syllables, pada by pada. */
export interface Nakshatra {
  readonly gana: Gana;
  readonly yoni: Yoni;
  readonly nadi: Nadi;
  /** Four aksharas, separated by spaces. */
  readonly aksharas: string;
}

type Row = readonly [gana: Gana, yoni: Yoni, nadi: Nadi, aksharas: string];

/** In the order of NAKSHATRA_NAMES: Ashwini first, Revati last. */
const ROWS: readonly Row[] = [
  ['deva', 'horse', 'adi', 'चू चे चो ला'],
  ['manushya', 'elephant', 'madhya', 'ली लू ले लो'],
  ['rakshasa', 'sheep', 'antya', 'अ ई उ ए'],
  ['manushya', 'serpent', 'antya', 'ओ वा वी वू'],
  ['deva', 'serpent', 'madhya', 'वे वो का की'],
  ['manushya', 'dog', 'adi', 'कू घ ङ छ'],
  ['deva', 'cat', 'adi', 'के को हा ही'],
  ['deva', 'sheep', 'madhya', 'हू हे हो डा'],
  ['rakshasa', 'cat', 'antya', 'डी डू डे डो'],
  ['rakshasa', 'rat', 'antya', 'मा मी मू मे'],
  ['manushya', 'rat', 'madhya', 'मो टा टी टू'],
  ['manushya', 'cow', 'adi', 'टे टो पा पी'],
  ['deva', 'buffalo', 'adi', 'पू ष ण ठ'],
  ['rakshasa', 'tiger', 'madhya', 'पे पो रा री'],
  ['deva', 'buffalo', 'antya', 'रू रे रो ता'],
  ['rakshasa', 'tiger', 'antya', 'ती तू ते तो'],
  ['deva', 'deer', 'madhya', 'ना नी नू ने'],
  ['rakshasa', 'deer', 'adi', 'नो या यी यू'],
  ['rakshasa', 'dog', 'adi', 'ये यो भा भी'],
  ['manushya', 'monkey', 'madhya', 'भू धा फा ढा'],
  ['manushya', 'mongoose', 'antya', 'भे भो जा जी'],
  ['deva', 'monkey', 'antya', 'खी खू खे खो'],
  ['rakshasa', 'lion', 'madhya', 'गा गी गू गे'],
  ['rakshasa', 'horse', 'adi', 'गो सा सी सू'],
  ['manushya', 'lion', 'adi', 'से सो दा दी'],
  ['manushya', 'cow', 'madhya', 'दू थ झ ञ'],
  ['deva', 'elephant', 'antya', 'दे दो चा ची'],
];

/** The 27 nakshatras in their order, the first at index 0 (gunmilan.md, sections 2 and 5). */
export const NAKSHATRAS: readonly Nakshatra[] = ROWS.map(([gana, yoni, nadi, aksharas]) => ({
  gana,
  yoni,
  nadi,
  aksharas,
}));
