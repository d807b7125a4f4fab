import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/moderation.ts';

/** What a member is written when staff did something to a profile, in Hindi. */
export const moderationTexts = {
  'subject.warned': 'कृपया पढ़ें: आपकी प्रोफ़ाइल के बारे में एक सूचना',
  'subject.hidden': 'आपकी प्रोफ़ाइल फ़िलहाल छिपाई गई है',
  'subject.restored': 'आपकी प्रोफ़ाइल फिर से दिख रही है',
  warned: `नमस्कार,

{product} पर आपकी प्रोफ़ाइल की एक बात हमारी टीम ने देखी है। कृपया इस पर ध्यान दें:

{reason}

आपकी प्रोफ़ाइल वैसी ही रहती है। यह सूचना आपके प्रोफ़ाइल पेज पर 30 दिन तक दिखेगी: {link}

{product}`,
  hidden: `नमस्कार,

हमारी टीम ने {product} पर आपकी प्रोफ़ाइल छिपा दी है। कारण:

{reason}

अब वह आपके सिवा किसी को नहीं दिखती। आपकी फ़ोटो, चैट और प्लान सुरक्षित हैं। अगर यह ग़लती से हुआ हो तो कृपया {email} पर लिखें।

{product}`,
  restored: `नमस्कार,

{product} पर आपकी प्रोफ़ाइल फिर पहले की तरह दिख रही है। हमारी टीम का कहना है:

{reason}

{link}

{product}`,
} as const satisfies TranslationOf<typeof en.moderationTexts>;
