import { marathi as height } from './height-words.mr.ts';
import type { valueTexts } from './value-texts.ts';

/** Words for values in Marathi. */
export const marathi = {
  ...height,

  'maritial_status.never_married': 'अविवाहित',
  'maritial_status.divorced': 'घटस्फोटित',
  'maritial_status.widowed': 'जोडीदार हयात नाही',
  'maritial_status.awaiting_divorce': 'घटस्फोट प्रक्रियेत',

  'diet.vegetarian': 'शाकाहारी',
  'diet.eggetarian': 'शाकाहारी, अंडी चालतात',
  'diet.non_vegetarian': 'मांसाहारी',
  'diet.vegan': 'व्हीगन',
  'diet.jain': 'जैन',

  'mangal_dosh.yes': 'आहे',
  'mangal_dosh.no': 'नाही',
  'mangal_dosh.anshik': 'सौम्य (आंशिक)',
  'rashi.mesha': 'मेष',
  'rashi.vrishabha': 'वृषभ',
  'rashi.mithuna': 'मिथुन',
  'rashi.karka': 'कर्क',
  'rashi.simha': 'सिंह',
  'rashi.kanya': 'कन्या',
  'rashi.tula': 'तूळ',
  'rashi.vrishchika': 'वृश्चिक',
  'rashi.dhanu': 'धनू',
  'rashi.makara': 'मकर',
  'rashi.kumbha': 'कुंभ',
  'rashi.meena': 'मीन',
} satisfies Record<keyof typeof valueTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  'maritial_status.widowed': 'for women and men alike, instead of विधवा and विधुर',
  'diet.vegan': 'the English word, which those who live so use; "शुद्ध वनस्पतीआहार" is long',
} as const;
