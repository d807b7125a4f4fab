import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/own-profile.ts';

/** What stands beside a field, in Hindi. */
export const ownProfileTexts = {
  'gender.fixed': 'पहली रुचि या चैट अनुरोध के बाद यह नहीं बदला जा सकता। कृपया हमारी टीम को लिखें।',
  'identity.fixed':
    'आपके पहचान पत्र इसी जानकारी से मिलाए गए हैं, इसलिए यह बदली नहीं जा सकती। कृपया हमारी टीम को लिखें।',
} as const satisfies TranslationOf<typeof en.ownProfileTexts>;
