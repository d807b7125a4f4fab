import type { RASHIS } from 'shared-contracts/domain/profile';

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
  readonly name: string;
  readonly devanagari: string;
  readonly gana: Gana;
  readonly yoni: Yoni;
  readonly nadi: Nadi;
  /** Four aksharas, separated by spaces. */
  readonly aksharas: string;
}

type Row = [name: string, devanagari: string, gana: Gana, yoni: Yoni, nadi: Nadi, aksharas: string];

const ROWS: readonly Row[] = [
  ['Ashwini', 'अश्विनी', 'deva', 'horse', 'adi', 'चू चे चो ला'],
  ['Bharani', 'भरणी', 'manushya', 'elephant', 'madhya', 'ली लू ले लो'],
  ['Krittika', 'कृत्तिका', 'rakshasa', 'sheep', 'antya', 'अ ई उ ए'],
  ['Rohini', 'रोहिणी', 'manushya', 'serpent', 'antya', 'ओ वा वी वू'],
  ['Mrigashira', 'मृगशिरा', 'deva', 'serpent', 'madhya', 'वे वो का की'],
  ['Ardra', 'आर्द्रा', 'manushya', 'dog', 'adi', 'कू घ ङ छ'],
  ['Punarvasu', 'पुनर्वसु', 'deva', 'cat', 'adi', 'के को हा ही'],
  ['Pushya', 'पुष्य', 'deva', 'sheep', 'madhya', 'हू हे हो डा'],
  ['Ashlesha', 'आश्लेषा', 'rakshasa', 'cat', 'antya', 'डी डू डे डो'],
  ['Magha', 'मघा', 'rakshasa', 'rat', 'antya', 'मा मी मू मे'],
  ['Purva Phalguni', 'पूर्वा फाल्गुनी', 'manushya', 'rat', 'madhya', 'मो टा टी टू'],
  ['Uttara Phalguni', 'उत्तरा फाल्गुनी', 'manushya', 'cow', 'adi', 'टे टो पा पी'],
  ['Hasta', 'हस्त', 'deva', 'buffalo', 'adi', 'पू ष ण ठ'],
  ['Chitra', 'चित्रा', 'rakshasa', 'tiger', 'madhya', 'पे पो रा री'],
  ['Swati', 'स्वाती', 'deva', 'buffalo', 'antya', 'रू रे रो ता'],
  ['Vishakha', 'विशाखा', 'rakshasa', 'tiger', 'antya', 'ती तू ते तो'],
  ['Anuradha', 'अनुराधा', 'deva', 'deer', 'madhya', 'ना नी नू ने'],
  ['Jyeshtha', 'ज्येष्ठा', 'rakshasa', 'deer', 'adi', 'नो या यी यू'],
  ['Mula', 'मूल', 'rakshasa', 'dog', 'adi', 'ये यो भा भी'],
  ['Purva Ashadha', 'पूर्वाषाढा', 'manushya', 'monkey', 'madhya', 'भू धा फा ढा'],
  ['Uttara Ashadha', 'उत्तराषाढा', 'manushya', 'mongoose', 'antya', 'भे भो जा जी'],
  ['Shravana', 'श्रवण', 'deva', 'monkey', 'antya', 'खी खू खे खो'],
  ['Dhanishta', 'धनिष्ठा', 'rakshasa', 'lion', 'madhya', 'गा गी गू गे'],
  ['Shatabhisha', 'शततारका', 'rakshasa', 'horse', 'adi', 'गो सा सी सू'],
  ['Purva Bhadrapada', 'पूर्वा भाद्रपदा', 'manushya', 'lion', 'adi', 'से सो दा दी'],
  ['Uttara Bhadrapada', 'उत्तरा भाद्रपदा', 'manushya', 'cow', 'madhya', 'दू थ झ ञ'],
  ['Revati', 'रेवती', 'deva', 'elephant', 'antya', 'दे दो चा ची'],
];

/** The 27 nakshatras in their order, the first at index 0 (gunmilan.md, sections 2 and 5). */
export const NAKSHATRAS: readonly Nakshatra[] = ROWS.map(
  ([name, devanagari, gana, yoni, nadi, aksharas]) => ({
    name,
    devanagari,
    gana,
    yoni,
    nadi,
    aksharas,
  }),
);
