import { hindi as height } from './height-words.hi.ts';
import type { valueTexts } from './value-texts.ts';

/** Words for values in Hindi. */
export const hindi = {
  ...height,

  'maritial_status.never_married': 'अविवाहित',
  'maritial_status.divorced': 'तलाक़शुदा',
  'maritial_status.widowed': 'जीवनसाथी नहीं रहे',
  'maritial_status.awaiting_divorce': 'तलाक़ की प्रक्रिया में',

  'diet.vegetarian': 'शाकाहारी',
  'diet.eggetarian': 'शाकाहारी, अंडा चलता है',
  'diet.non_vegetarian': 'मांसाहारी',
  'diet.vegan': 'वीगन',
  'diet.jain': 'जैन',

  'mangal_dosh.yes': 'है',
  'mangal_dosh.no': 'नहीं',
  'mangal_dosh.anshik': 'आंशिक',
  'rashi.mesha': 'मेष',
  'rashi.vrishabha': 'वृषभ',
  'rashi.mithuna': 'मिथुन',
  'rashi.karka': 'कर्क',
  'rashi.simha': 'सिंह',
  'rashi.kanya': 'कन्या',
  'rashi.tula': 'तुला',
  'rashi.vrishchika': 'वृश्चिक',
  'rashi.dhanu': 'धनु',
  'rashi.makara': 'मकर',
  'rashi.kumbha': 'कुंभ',
  'rashi.meena': 'मीन',
} satisfies Record<keyof typeof valueTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  'maritial_status.widowed': 'for women and men alike, instead of विधवा and विधुर',
  'diet.vegan': 'the English word, which those who live so use',
} as const;
