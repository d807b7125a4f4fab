import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { accountTexts } from './account-texts.ts';

/** What stands beside a field, in Hindi. */
export const hindi = {
  'birthdate.tooYoung.female': 'लड़कियाँ {age} वर्ष पूरे होने पर पंजीकरण कर सकती हैं।',
  'birthdate.tooYoung.male': 'लड़के {age} वर्ष पूरे होने पर पंजीकरण कर सकते हैं।',
  'birthdate.impossible': 'यह जन्म तिथि सही नहीं लगती।',
} as const satisfies TranslationOf<typeof accountTexts>;
