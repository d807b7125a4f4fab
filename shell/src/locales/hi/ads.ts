import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/ads.ts';

export const lockTexts = {
  'ad.locked': {
    one: 'यह विज्ञापन {count} सेकंड बाद बंद किया जा सकता है।',
    other: 'यह विज्ञापन {count} सेकंड बाद बंद किया जा सकता है।',
  },
  'ad.unlocked': 'अब यह विज्ञापन बंद किया जा सकता है।',
} as const satisfies TranslationOf<typeof en.lockTexts>;
