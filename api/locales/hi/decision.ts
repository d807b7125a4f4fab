import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/decision.ts';

/** What became of a document, in Hindi. */
export const decisionTexts = {
  'subject.approved': '{what}: सत्यापन हो गया',
  'subject.rejected': 'आपका दस्तावेज़ स्वीकार नहीं हो सका: {what}',
  approved: `नमस्कार,

हमारी टीम ने आपका दस्तावेज़ देख लिया है। {product} पर सत्यापन हो गया: {what}। आपकी प्रोफ़ाइल पर अब यह बैज दिखता है।

इस निर्णय के 30 दिन बाद आपका दस्तावेज़ हटा दिया जाता है।

{product}`,
  rejected: `नमस्कार,

हमारी टीम ने आपका दस्तावेज़ देखा, पर उसे स्वीकार नहीं किया जा सका। कारण:

{reason}

दूसरा दस्तावेज़ कभी भी भेजें: {link}

{product}`,
  GovID: 'आपकी पहचान',
  JobID: 'आपकी नौकरी',
  SalaryID: 'आपकी आय',
  PropertyID: 'आपकी संपत्ति',
} as const satisfies TranslationOf<typeof en.decisionTexts>;
