import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/ads.ts';

export const adTexts = {
  'ad.mark': 'विज्ञापन',
  'ad.price': 'क़ीमत',
  'ad.advertiser': 'विज्ञापनदाता',
  'ad.phone': 'फ़ोन',
  'ad.close': 'बंद करें',
  'ad.closeIn': {
    one: '{count} सेकंड में बंद किया जा सकेगा',
    other: '{count} सेकंड में बंद किया जा सकेगा',
  },
} as const satisfies TranslationOf<typeof en.adTexts>;
