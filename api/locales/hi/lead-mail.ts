import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/lead-mail.ts';

/** What an advertiser is written of a request, in Hindi. */
export const leadMailTexts = {
  'rejected.subject': '{product} पर आपका विज्ञापन',
  'rejected.text': `नमस्कार {name},

"{title}" प्रकाशित करने के आपके अनुरोध के लिए धन्यवाद। हम इसे प्रकाशित नहीं कर रहे हैं। कारण:

{reason}

चाहें तो नया अनुरोध ज़रूर भेजें।

{product}`,
  'approved.subject': '{product} पर आपका विज्ञापन प्रकाशित हो गया है',
  'approved.text': `नमस्कार {name},

आपका विज्ञापन "{title}" हमारे सदस्यों को {from} से {until} तक दिखेगा।

{product}`,
} as const satisfies TranslationOf<typeof en.leadMailTexts>;
