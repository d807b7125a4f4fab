import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/account.ts';

/** What stands beside a field, in Marathi. */
export const accountTexts = {
  'birthdate.tooYoung.female': 'वधूचे वय {age} वर्षे किंवा जास्त हवे.',
  'birthdate.tooYoung.male': 'वराचे वय {age} वर्षे किंवा जास्त हवे.',
  'birthdate.impossible': 'ही जन्मतारीख बरोबर वाटत नाही.',
  'madeFor.female': 'ही प्रोफाइल वधूची आहे, त्यामुळे हे जुळत नाही. कृपया पुन्हा निवडा.',
  'madeFor.male': 'ही प्रोफाइल वराची आहे, त्यामुळे हे जुळत नाही. कृपया पुन्हा निवडा.',
} as const satisfies TranslationOf<typeof en.accountTexts>;
