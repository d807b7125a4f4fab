import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/ads.ts';

export const lockTexts = {
  'ad.locked': {
    one: 'ही जाहिरात {count} सेकंदाने बंद करता येईल.',
    other: 'ही जाहिरात {count} सेकंदांनी बंद करता येईल.',
  },
  'ad.unlocked': 'आता ही जाहिरात बंद करता येईल.',
} as const satisfies TranslationOf<typeof en.lockTexts>;
