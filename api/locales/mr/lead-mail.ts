import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/lead-mail.ts';

/** What an advertiser is written of a request, in Marathi. */
export const leadMailTexts = {
  'rejected.subject': '{product} वरील तुमची जाहिरात',
  'rejected.text': `नमस्कार {name},

"{title}" प्रसिद्ध करण्याच्या तुमच्या विनंतीबद्दल धन्यवाद. ही जाहिरात आम्हाला प्रसिद्ध करता येत नाही. कारण:

{reason}

तुम्ही नवीन विनंती नक्की पाठवू शकता.

{product}`,
  'approved.subject': '{product} वर तुमची जाहिरात प्रसिद्ध झाली आहे',
  'approved.text': `नमस्कार {name},

"{title}" ही तुमची जाहिरात आमच्या सदस्यांना {from} ते {until} या काळात दिसेल.

{product}`,
} as const satisfies TranslationOf<typeof en.leadMailTexts>;
