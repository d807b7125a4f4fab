import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/account.ts';

/** What stands beside a field, in Hindi. */
export const accountTexts = {
  'birthdate.tooYoung.female': 'वधू की उम्र {age} साल या अधिक होनी चाहिए।',
  'birthdate.tooYoung.male': 'वर की उम्र {age} साल या अधिक होनी चाहिए।',
  'birthdate.impossible': 'यह जन्म तिथि सही नहीं लगती।',
  'madeFor.female': 'यह प्रोफ़ाइल वधू की है, इसलिए यह मेल नहीं खाता। कृपया फिर से चुनें।',
  'madeFor.male': 'यह प्रोफ़ाइल वर की है, इसलिए यह मेल नहीं खाता। कृपया फिर से चुनें।',
} as const satisfies TranslationOf<typeof en.accountTexts>;
