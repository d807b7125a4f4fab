import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/saved.ts';

export const savedTexts = {
  'saved.title': 'जतन केलेल्या प्रोफाइल',
  'saved.intro': 'ज्या प्रोफाइल पुन्हा पाहायच्या आहेत त्या. ही यादी फक्त तुम्हाला दिसते.',
  'saved.emptyTitle': 'अजून काही जतन केलेले नाही',
  'saved.emptyText': 'प्रोफाइल आवडली की “जतन करा” दाबा. ती इथे पुन्हा सापडेल.',
  'saved.find': 'प्रोफाइल पहा',
} satisfies TranslationOf<typeof en.savedTexts>;
