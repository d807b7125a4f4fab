import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/ads.ts';

export const adTexts = {
  'ad.mark': 'जाहिरात',
  'ad.price': 'किंमत',
  'ad.advertiser': 'जाहिरातदार',
  'ad.phone': 'फोन',
  'ad.close': 'बंद करा',
  'ad.closeIn': {
    one: '{count} सेकंदाने बंद करता येईल',
    other: '{count} सेकंदांनी बंद करता येईल',
  },
} as const satisfies TranslationOf<typeof en.adTexts>;
