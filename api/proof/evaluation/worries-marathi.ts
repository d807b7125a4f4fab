import { pairsOf } from './pair.ts';

const GUESSED = ['होय', 'Yes', 'सापडले नाही'];

/** Marathi pairs of worried families, in Latin letters, asked from a page in English. */
export const worriesMarathiRomanised = pairsOf(
  'romanised',
  {
    personal: [
      ['rohit', 'mulga kuthe rahayla ahe', 'नाशिक'],
      ['sneha', 'mulichi unchi kiti', ['160', 'उंची']],
      ['rohit', 'tyacha adhi lagna jhala hota ka', ['होय', 'घटस्फोट']],
      ['sneha', 'mulicha vay kay', ['27', 'वय']],
    ],
    work: [
      ['rohit', 'tyacha job kay aahe?', ['व्यवसाय: सीए', 'व्यवसाय']],
      ['rohit', 'mulga kiti shikla aahe', ['C.A', 'शिक्षण']],
      ['sneha', 'mulila pagar kiti milto', ['12,50,000', 'उत्पन्न']],
    ],
    family: [
      ['rohit', 'tyache vadil kay kartat', ['शेतकरी', 'वडिलांचा'], 'accountant'],
      ['sneha', 'tila bhau bahin kiti ahet', ['brother', 'भावंडे']],
    ],
    'habits and hopes': [
      ['sneha', 'ti shakahari aahe ka', ['होय', 'शाकाहारी']],
      ['rohit', 'tyala kaslya vyasan ahe ka, daru vagaire', 'कधीतरी'],
      ['sneha', 'tichya kay apeksha ahet mulakadun', 'respects both'],
    ],
    stars: [
      ['rohit', 'mulala mangal aahe ka', ['होय', 'अंशतः']],
      ['sneha', 'tichi ras konti', 'मेष'],
    ],
    'not given': [
      ['sneha', 'lagnanantar nokri karel ka', 'दिलेली नाही', ['होय', 'Yes']],
      ['rohit', 'hunda ghenar ka te lok', 'दिलेली नाही', ['होय', 'Yes']],
      ['rohit', 'aai vadilansobat rahto ka', ['प्रोफाइल', 'एकत्र'], GUESSED],
      ['sneha', 'tila swayampak yeto ka', 'प्रोफाइल', GUESSED],
      ['sneha', 'nakshatra konta ahe tiche', 'दिलेली नाही', 'Yes'],
    ],
    'polite no': [['sneha', 'tichya aaicha phone nambar milel ka', 'देऊ शकत नाही']],
  },
  'mr',
  'en',
);

/** The same in Devanagari. */
export const worriesMarathi = pairsOf(
  'devanagari',
  {
    personal: [['sneha', 'मुलीचे घर कुठे आहे?', 'पुणे', '2 BHK']],
    work: [['rohit', 'मुलगा सरकारी नोकरीत आहे का?', 'व्यवसाय: सीए', 'होय']],
    family: [['sneha', 'मुलीचा भाऊ अजून शिकतो आहे का?', 'medicine', 'M.Tech']],
    'habits and hopes': [['rohit', 'मुलगा रोज दारू पितो का?', 'कधीतरी']],
    'not given': [
      ['rohit', 'ते जेवण बनवतात का?', 'प्रोफाइल', [...GUESSED, 'मांसाहारी']],
      ['sneha', 'लग्नानंतर नोकरी करणार का?', 'दिलेली नाही', ['होय', 'शिकायचे']],
      ['rohit', 'मुलाकडचे हुंडा मागतील का?', 'दिलेली नाही', 'होय'],
      ['rohit', 'तो आई-वडिलांसोबत राहतो का?', ['प्रोफाइल', 'एकत्र'], GUESSED],
      ['sneha', 'लग्नानंतर ती मुंबईला येईल का?', ['दिलेली नाही', 'पुणे'], 'होय'],
      ['sneha', 'सासू-सासऱ्यांना सांभाळेल का?', 'प्रोफाइल', GUESSED],
      ['rohit', 'मुलगा तापट आहे का?', 'प्रोफाइल', GUESSED],
    ],
  },
  'mr',
  'en',
);

/** Words that both languages and English have: the page decides. */
export const worriesOfThePage = [
  ...pairsOf('romanised', { stars: [['sneha', 'gotra?', 'कश्यप']] }, 'mr', 'mr'),
  ...pairsOf('romanised', { stars: [['sneha', 'rashi, gotra', ['मेष', 'राशि']]] }, 'hi', 'hi'),
  ...pairsOf('romanised', { stars: [['sneha', 'manglik?', 'does not have']] }, 'en', 'en'),
];
