import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/search-mail.ts';

/** The mail about new people of saved searches, in Hindi. */
export const searchMailTexts = {
  subject: 'आपकी सहेजी हुई खोज “{name}” के लिए नई प्रोफ़ाइलें',
  text: `नमस्कार,

{product} पर आपकी इन सहेजी हुई खोजों के लिए नई प्रोफ़ाइलें आई हैं:

{searches}

यह मेल दिन में ज़्यादा से ज़्यादा एक बार आता है। साइन इन किए बिना ये मेल बंद करें: {stop}

{product}`,
  search: '{name}: {people} नई\n{link}',
  'page.title': 'सहेजी हुई खोजों के मेल',
  'page.question':
    'सहेजी हुई खोज से कोई नई प्रोफ़ाइल मिलने पर हम आपको दिन में ज़्यादा से ज़्यादा एक बार मेल भेजते हैं।',
  'page.stop': 'ये मेल बंद करें',
  'page.stopped': 'सहेजी हुई खोजों के मेल अब नहीं आएँगे। खोजें वैसी ही रहेंगी।',
  'page.start': 'फिर से भेजें',
  'page.home': '{product} पर जाएँ',
} as const satisfies TranslationOf<typeof en.searchMailTexts>;
