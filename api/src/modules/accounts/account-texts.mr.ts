import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { accountTexts } from './account-texts.ts';

/** What stands beside a field, in Marathi. */
export const marathi = {
  'birthdate.tooYoung.female': 'स्त्रियांना {age} वर्षे पूर्ण झाल्यावर नोंदणी करता येते.',
  'birthdate.tooYoung.male': 'पुरुषांना {age} वर्षे पूर्ण झाल्यावर नोंदणी करता येते.',
  'birthdate.impossible': 'ही जन्मतारीख बरोबर वाटत नाही.',
  'madeFor.female': 'ही प्रोफाइल वधूची आहे, त्यामुळे हे जुळत नाही. कृपया पुन्हा निवडा.',
  'madeFor.male': 'ही प्रोफाइल वराची आहे, त्यामुळे हे जुळत नाही. कृपया पुन्हा निवडा.',
} as const satisfies TranslationOf<typeof accountTexts>;
