import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/reminder.ts';

/** The reminder before a plan ends, in Hindi. */
export const reminderTexts = {
  subject: 'आपका {plan} प्लान {date} को समाप्त हो रहा है',
  text: `नमस्कार,

{product} पर आपका {plan} प्लान {date} तक है। उसके बाद आपका प्लान Hope हो जाएगा, जो मुफ़्त है: आपकी प्रोफ़ाइल, पसंद और चैट वैसी ही रहेंगी।

अपने आप कोई पैसा नहीं कटता। अगर प्लान आगे चलाना चाहें तो: {link}

यह हम केवल एक बार याद दिलाते हैं।

{product}`,
} as const satisfies TranslationOf<typeof en.reminderTexts>;
