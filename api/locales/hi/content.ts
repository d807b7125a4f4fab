import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/content.ts';

/** What the configuration leaves open, in Hindi, and the sample ad. */
export const contentTexts = {
  'legal.party': '{operator} (जो {product} चलाते हैं)',
  'legal.noPhone': 'हमारी मदद टीम',
  'legal.noAddress': 'डाक का पता पूछने पर मिलेगा',
  'legal.noCity': 'वह ज़िला जिसमें संचालक स्थित हैं',
  'ad.sampleTitle': 'दोनों परिवारों के लिए एक हार',
  'ad.sampleText':
    'विज्ञापन ऐसा दिखता है: एक समय में एक ही, विज्ञापन के रूप में बताया हुआ, और आपके लिखते या भुगतान करते समय कभी नहीं। गेंदा और मोगरा, विवाह की सुबह पिरोए हुए।',
  'ad.sampleAdvertiser': 'नमूना फूलवाले',
} as const satisfies TranslationOf<typeof en.contentTexts>;
