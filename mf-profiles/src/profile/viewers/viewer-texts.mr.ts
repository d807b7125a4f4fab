import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { viewerTexts } from './viewer-texts.ts';

/** Words around who looked at one's own profile, in Marathi. */
export const marathi = {
  'contacts.title': 'माझे संपर्क कोणी पाहिले',
  'contacts.none': 'तुमच्या कुटुंबाचे नंबर अजून कोणी पाहिलेले नाहीत.',
  'contacts.failed': 'तुमचे संपर्क कोणी पाहिले ती यादी लोड झाली नाही',
  'views.title': 'माझी प्रोफाइल कोणी पाहिली',
  'views.none':
    'तुमची प्रोफाइल अजून कोणी उघडलेली नाही. फोटो आणि तुमच्याविषयी दोन शब्द असले की लोक पाहू लागतात.',
  'views.failed': 'तुमची प्रोफाइल कोणी पाहिली ती यादी लोड झाली नाही',
  'looks.loading': 'यादी उघडत आहे',
  'looks.person': '{name}, {age}',
  'looks.more': 'आणखी दाखवा',
  'looks.shown': { one: 'आतापर्यंत {count}', other: 'आतापर्यंत {count}' },
  'looks.all': { one: 'एकूण एक', other: 'एकूण {count}' },
} satisfies TranslationOf<typeof viewerTexts>;
