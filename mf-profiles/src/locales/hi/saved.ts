import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/saved.ts';

export const savedTexts = {
  'saved.title': 'सहेजी हुई प्रोफ़ाइलें',
  'saved.intro': 'वे प्रोफ़ाइलें जिन्हें फिर देखना है। यह सूची केवल आपको दिखती है।',
  'saved.emptyTitle': 'अभी कोई सहेजी हुई प्रोफ़ाइल नहीं',
  'saved.emptyText': 'कोई प्रोफ़ाइल अच्छी लगे, तो “सहेजें” दबाएँ। वह यहाँ फिर मिल जाएगी।',
  'saved.find': 'प्रोफ़ाइलें देखें',
} satisfies TranslationOf<typeof en.savedTexts>;
