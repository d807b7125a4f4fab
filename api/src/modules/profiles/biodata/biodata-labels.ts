import type { Profile } from 'shared-contracts/calls/profiles';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';

/** One text in the languages of the site, in the order of LOCALES. */
type Words = readonly [en: string, mr: string, hi: string];

/** Titles of sections and of entries that are no profile fields. */
const TITLES = {
  biodata: ['Marriage biodata', 'विवाह परिचयपत्र', 'विवाह परिचय पत्र'],
  personal: ['Personal details', 'वैयक्तिक माहिती', 'व्यक्तिगत जानकारी'],
  work: ['Education and work', 'शिक्षण आणि नोकरी', 'शिक्षा और नौकरी'],
  family: ['Family', 'कौटुंबिक माहिती', 'परिवार की जानकारी'],
  preferences: ['Way of life', 'जीवनशैली', 'जीवनशैली'],
  about: ['About me and my hopes', 'माझ्याविषयी आणि अपेक्षा', 'मेरे बारे में और अपेक्षाएँ'],
  astrology: ['Astrology', 'पत्रिका', 'कुंडली'],
  contacts: ['Contact', 'संपर्क', 'संपर्क'],
  nakshatra: ['Nakshatra of the birth name', 'नावावरून नक्षत्र', 'नाम से नक्षत्र'],
  pada: ['pada', 'चरण', 'चरण'],
  years: ['years', 'वर्षे', 'साल'],
  yearly: ['a year', 'प्रति वर्ष', 'प्रति वर्ष'],
  verified: ['Identity verified', 'ओळख पडताळलेली', 'पहचान सत्यापित'],
  made: ['Made with {site}', '{site} वर तयार केले', '{site} पर बनाया गया'],
} as const satisfies Record<string, Words>;

/** The fields that a biodata tells, with their names. */
const FIELDS = {
  birthdate: ['Date of birth', 'जन्मतारीख', 'जन्म तिथि'],
  height: ['Height', 'उंची', 'कद'],
  maritial_status: ['Marital status', 'वैवाहिक स्थिती', 'वैवाहिक स्थिति'],
  mother_tongue: ['Mother tongue', 'मातृभाषा', 'मातृभाषा'],
  current_city: ['Lives in', 'सध्याचे शहर', 'वर्तमान शहर'],
  bloodgroup: ['Blood group', 'रक्तगट', 'रक्त समूह'],
  aboutme: ['About me', 'माझ्याविषयी', 'मेरे बारे में'],
  hobbies_and_interests: ['Hobbies', 'छंद', 'शौक'],
  education: ['Education', 'शिक्षण', 'शिक्षा'],
  degree: ['Degree', 'पदवी', 'डिग्री'],
  occupation: ['Occupation', 'व्यवसाय', 'व्यवसाय'],
  work: ['Works at', 'कामाचे ठिकाण', 'कार्यस्थल'],
  annual_income: ['Yearly income', 'वार्षिक उत्पन्न', 'वार्षिक आय'],
  career_goals: ['Career goals', 'करिअरची उद्दिष्टे', 'करियर के लक्ष्य'],
  property_details: ['Property', 'मालमत्ता', 'संपत्ति'],
  father_occupation: ['Father', 'वडील', 'पिता'],
  mother_occupation: ['Mother', 'आई', 'माता'],
  number_of_siblings: ['Brothers and sisters', 'भावंडे', 'भाई-बहन'],
  siblings_details: ['About them', 'त्यांच्याविषयी', 'उनके बारे में'],
  mamkul: ['Mamkul', 'मामेकुळ', 'ननिहाल'],
  family_type: ['Family', 'कुटुंब', 'परिवार'],
  family_values: ['Family values', 'कौटुंबिक मूल्ये', 'पारिवारिक मूल्य'],
  family_financial_status: ['Family’s means', 'आर्थिक स्थिती', 'आर्थिक स्थिति'],
  expectation: ['Hopes for a partner', 'जोडीदाराविषयी अपेक्षा', 'जीवनसाथी से अपेक्षाएँ'],
  dietary_preferences: ['Food', 'आहार', 'खान-पान'],
  drinking_habits: ['Drinking', 'मद्यपान', 'मद्यपान'],
  smoking_habits: ['Smoking', 'धूम्रपान', 'धूम्रपान'],
  interest_in_continuing_education: [
    'Would like to study further',
    'पुढे शिकण्याची इच्छा',
    'आगे पढ़ने की इच्छा',
  ],
  type_of_marriage_ceremony: ['Wedding ceremony', 'विवाह पद्धत', 'विवाह की विधि'],
  rashi: ['Rashi', 'रास', 'राशि'],
  gotra: ['Gotra', 'गोत्र', 'गोत्र'],
  mangal_dosh: ['Mangal dosh', 'मंगळ दोष', 'मंगल दोष'],
  birthname: ['Birth name', 'जन्मनाव', 'जन्म नाम'],
} as const satisfies Partial<Record<keyof Profile, Words>>;

export type BiodataTitle = keyof typeof TITLES;
export type BiodataField = keyof typeof FIELDS;

export function titleIn(language: Locale, title: BiodataTitle): string {
  return tell(TITLES[title], language);
}

export function fieldName(language: Locale, field: BiodataField): string {
  return tell(FIELDS[field], language);
}

/** The same for a name that may be of another field; null for that. */
export function fieldNameIn(language: Locale, name: string): string | null {
  return isBiodataField(name) ? fieldName(language, name) : null;
}

/** Whether a name is that of a field which a biodata prints. */
export function isBiodataField(name: string): name is BiodataField {
  return Object.hasOwn(FIELDS, name);
}

/** One of three texts. */
export function tell(words: Words, language: Locale): string {
  return words[LOCALES.indexOf(language)] ?? words[0];
}
