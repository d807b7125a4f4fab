import type { Locale } from 'shared-contracts/i18n/i18n';
import { receiptWords } from './receipts.rules.ts';

/** How a language says whole numbers, as India counts. */
interface NumberWords {
  /** 0 to 99. */
  readonly small: readonly string[];
  /** 1 to 9 hundreds. */
  readonly hundreds: (count: number) => string;
  /** One hundred and nothing more, where that has a word of its own. */
  readonly hundred?: string;
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
}

const ENGLISH_ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const ENGLISH_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const english = [
  ...ENGLISH_ONES,
  ...ENGLISH_TENS.flatMap((ten) =>
    Array.from({ length: 10 }, (_, one) => (one === 0 ? ten : `${ten}-${ENGLISH_ONES[one]}`)),
  ),
];

// Each of the hundred is a word of its own in both.
const marathi = `शून्य एक दोन तीन चार पाच सहा सात आठ नऊ
दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस
वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस
तीस एकतीस बत्तीस तेहेतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस
चाळीस एकेचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास
पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ
साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर
सत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्त्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी
ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद
नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्व्याण्णव`.split(/\s/);

const hindi = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s/);

const WORDS: Readonly<Record<Locale, NumberWords>> = {
  en: {
    small: english,
    hundreds: (count) => `${english[count]} hundred`,
    thousand: 'thousand',
    lakh: 'lakh',
    crore: 'crore',
  },
  mr: {
    small: marathi,
    hundreds: (count) => `${marathi[count]}शे`,
    hundred: 'शंभर',
    thousand: 'हजार',
    lakh: 'लाख',
    crore: 'कोटी',
  },
  hi: {
    small: hindi,
    hundreds: (count) => `${hindi[count]} सौ`,
    thousand: 'हज़ार',
    lakh: 'लाख',
    crore: 'करोड़',
  },
};

/** An amount in words: 499950 paise are `Rupees four thousand nine hundred ninety-nine and fifty paise only`. */
export function rupeesInWords(paise: number, language: Locale): string {
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  const rupees = numberInWords(whole, language);
  const t = receiptWords(language);
  if (rest === 0) return t('words.rupees', { rupees });
  return t('words.withPaise', { rupees, paise: numberInWords(rest, language) });
}

/** A whole number from 0 in words, in crores and lakhs. */
export function numberInWords(number: number, language: Locale): string {
  const words = WORDS[language];
  const parts: string[] = [];
  let left = number;
  for (const [power, name] of [
    [10_000_000, words.crore],
    [100_000, words.lakh],
    [1000, words.thousand],
  ] as const) {
    if (left < power) continue;
    parts.push(numberInWords(Math.floor(left / power), language), name);
    left %= power;
  }
  if (left === 100 && words.hundred !== undefined) return [...parts, words.hundred].join(' ');
  if (left >= 100) parts.push(words.hundreds(Math.floor(left / 100)));
  left %= 100;
  if (left > 0 || number === 0) parts.push(words.small[left] ?? '');
  return parts.join(' ');
}
