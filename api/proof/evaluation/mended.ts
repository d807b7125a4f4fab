import { pairsOf } from './pair.ts';

const YES_OR_NO_MARATHI = ['होय', 'नाही. '];
const YES_OR_NO_HINDI = ['हाँ', 'नहीं। '];

/** Marathi questions that were once answered falsely: the answerer was mended for them. */
export const mendedMarathi = pairsOf(
  'devanagari',
  {
    personal: [
      ['sneha', 'पहिले लग्न झाले होते का?', ['नाही.', 'अविवाहित'], 'होय'],
      ['rohit', 'पहिले लग्न झाले होते का?', ['होय.', 'घटस्फोटित']],
      ['sneha', 'हे पहिलेच लग्न आहे का?', ['होय.', 'अविवाहित']],
      ['sneha', 'लग्न झालंय का आधी?', 'अविवाहित', ['Vedic', 'होय']],
      ['rohit', 'लग्न मोडले आहे का?', ['होय.', 'घटस्फोटित']],
      ['sneha', 'फोटो खरे आहेत का?', ['पडताळणी झालेली: ओळख', '3 फोटो'], YES_OR_NO_MARATHI],
      ['sneha', 'हा फोटो खरा आहे का?', 'पडताळणी झालेली: ओळख', YES_OR_NO_MARATHI],
      ['sneha', 'फोटो तिचाच आहे का?', 'पडताळणी झालेली: ओळख', YES_OR_NO_MARATHI],
      ['sneha', 'फोटो जुने आहेत का?', 'पडताळणी झालेली: ओळख', YES_OR_NO_MARATHI],
      ['rohit', 'फोटो आहेत का?', 'नाही.'],
    ],
    family: [
      ['sneha', 'मुलीच्या भावाचे लग्न झाले का?', ['दिलेली नाही', 'brother'], 'अविवाहित'],
      ['rohit', 'भावाचे लग्न झाले का?', 'भावंडे नाहीत', 'घटस्फोटित'],
      ['sneha', 'भावाला नोकरी आहे का?', 'brother', ['होय', 'Tata']],
      ['sneha', 'आईचे शिक्षण किती?', ['दिलेली नाही', 'संगीत शिक्षिका'], 'M.Tech'],
      ['sneha', 'मामाला नोकरी आहे का?', ['दिलेली नाही', 'Gokhale'], ['होय', 'Tata']],
      ['sneha', 'आजीचे वय किती?', 'दिलेली नाही', '27'],
    ],
    'habits and hopes': [
      [
        'sneha',
        'अपेक्षा काय आहेत?',
        ['27 ते 33 वर्षे', '5 फूट 5 इंच (165 सेंमी) किंवा जास्त', 'आहार: शाकाहारी'],
      ],
    ],
    comparing: [
      ['sneha', 'आमच्यात वयाचा किती फरक आहे?', '3 वर्षांनी लहान'],
      ['sneha', 'वयात किती अंतर आहे?', '3 वर्षांनी लहान'],
      ['rohit', 'माझ्यापेक्षा किती मोठ्या आहेत?', '5 वर्षांनी मोठे'],
      ['rohit', 'वय माझ्यापेक्षा जास्त आहे का?', ['होय.', '5 वर्षांनी मोठे']],
    ],
    'polite no': [['sneha', 'माझी उंची किती?', 'मी फक्त', '160']],
  },
  'mr',
  'mr',
);

/** The same in Latin letters. */
export const mendedRomanised = pairsOf(
  'romanised',
  {
    personal: [['sneha', 'pahile lagna jhale hote ka?', ['नाही.', 'अविवाहित'], 'होय']],
    family: [['sneha', 'bhavache lagna jhale ka?', ['दिलेली नाही', 'brother'], 'अविवाहित']],
  },
  'mr',
  'mr',
);

/** The same in Hindi. */
export const mendedHindi = pairsOf(
  'devanagari',
  {
    personal: [
      ['rohit', 'क्या लड़के का पहले विवाह हुआ है?', ['हाँ।', 'तलाक़शुदा']],
      ['sneha', 'क्या विवाह हो चुका है?', ['नहीं।', 'अविवाहित'], 'Vedic'],
      ['sneha', 'पहला विवाह है क्या?', ['हाँ।', 'अविवाहित'], 'Vedic'],
      ['sneha', 'क्या फ़ोटो असली हैं?', ['सत्यापित: पहचान', '3 फ़ोटो'], YES_OR_NO_HINDI],
    ],
    family: [['sneha', 'भाइयों की शादी हुई क्या?', ['नहीं दी गई', 'brother'], 'अविवाहित']],
    'habits and hopes': [
      [
        'sneha',
        'क्या अपेक्षाएँ हैं?',
        ['27 से 33 साल', '5 फ़ुट 5 इंच (165 सेमी) या अधिक', 'खान-पान: शाकाहारी'],
      ],
    ],
    comparing: [['sneha', 'क्या उम्र मुझसे ज़्यादा है?', ['नहीं।', '3 साल छोटी']]],
  },
  'hi',
  'hi',
);

/** The same in English. */
export const mendedEnglish = pairsOf(
  'english',
  {
    personal: [
      ['sneha', 'Was there a first marriage?', ['No.', 'never been married'], 'Yes'],
      ['rohit', 'Was there a first marriage?', ['Yes.', 'divorced']],
      ['sneha', 'Is the photo real?', ['Verified by our staff: identity', '3 photos'], 'Yes'],
    ],
    'not given': [['sneha', 'How old is her grandmother?', 'not given', '27']],
  },
  'en',
  'en',
);
