import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { viewerTexts } from './viewer-texts.ts';

/** Words around who looked at one's own profile, in Hindi. */
export const hindi = {
  'contacts.title': 'मेरे संपर्क किसने देखे',
  'contacts.none': 'आपके परिवार के नंबर अभी किसी ने नहीं देखे हैं।',
  'contacts.failed': 'आपके संपर्क किसने देखे, यह सूची लोड नहीं हुई',
  'views.title': 'मेरी प्रोफ़ाइल किसने देखी',
  'views.none':
    'आपकी प्रोफ़ाइल अभी किसी ने नहीं खोली है। फ़ोटो और अपने बारे में कुछ शब्द हों, तो लोग देखने लगते हैं।',
  'views.failed': 'आपकी प्रोफ़ाइल किसने देखी, यह सूची लोड नहीं हुई',
  'looks.loading': 'सूची लोड हो रही है',
  'looks.person': '{name}, {age}',
  'looks.more': 'और दिखाएँ',
  'looks.shown': { one: 'अब तक {count}', other: 'अब तक {count}' },
  // Nobody and one are the same plural in Hindi.
  'looks.all': { one: 'कुल {count}', other: 'कुल {count}' },
} satisfies TranslationOf<typeof viewerTexts>;
