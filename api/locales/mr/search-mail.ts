import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/search-mail.ts';

/** The mail about new people of saved searches, in Marathi. */
export const searchMailTexts = {
  subject: 'तुमच्या “{name}” या जतन केलेल्या शोधासाठी नवीन प्रोफाइल',
  text: `नमस्कार,

{product} वर तुमच्या या जतन केलेल्या शोधांसाठी नवीन प्रोफाइल आली आहेत:

{searches}

हा मेल दिवसातून जास्तीत जास्त एकदा येतो. साइन इन न करता हे मेल थांबवा: {stop}

{product}`,
  search: '{name}: {people} नवीन\n{link}',
  'page.title': 'जतन केलेल्या शोधांचे मेल',
  'page.question':
    'जतन केलेल्या शोधाला नवीन प्रोफाइल जुळल्यावर आम्ही तुम्हाला दिवसातून जास्तीत जास्त एकदा मेल पाठवतो.',
  'page.stop': 'हे मेल थांबवा',
  'page.stopped': 'जतन केलेल्या शोधांचे मेल आता येणार नाहीत. शोध मात्र तसेच राहतील.',
  'page.start': 'पुन्हा पाठवा',
  'page.home': '{product} वर जा',
} as const satisfies TranslationOf<typeof en.searchMailTexts>;
