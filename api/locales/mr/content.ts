import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/content.ts';

/** What the configuration leaves open, in Marathi, and the sample ad. */
export const contentTexts = {
  'legal.party': '{operator} (जे {product} चालवतात)',
  'legal.noPhone': 'आमचा मदत विभाग',
  'legal.noAddress': 'टपालाचा पत्ता विचारल्यास मिळेल',
  'legal.noCity': 'चालक ज्या जिल्ह्यात आहेत तो जिल्हा',
  'ad.sampleTitle': 'दोन्ही कुटुंबांसाठी एक हार',
  'ad.sampleText':
    'जाहिरात अशी दिसते: एका वेळी एकच, जाहिरात म्हणून सांगितलेली, आणि तुम्ही लिहीत असताना किंवा पैसे भरताना कधीच नाही. झेंडू आणि मोगरा, लग्नाच्या सकाळी गुंफलेले.',
  'ad.sampleAdvertiser': 'नमुना फुलवाले',
} as const satisfies TranslationOf<typeof en.contentTexts>;
