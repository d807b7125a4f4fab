import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { moderationTexts } from './moderation-texts.ts';

/** Texts of what staff did to one's own profile, in Marathi. */
export const marathi = {
  'warned.title': 'आमच्या टीमकडून एक सूचना',
  'warned.text': '“{reason}”',
  'warned.help': 'तुमची प्रोफाइल आहे तशीच राहील. ही सूचना इथे 30 दिवस दिसेल.',
  'hidden.title': 'आमच्या टीमने तुमची प्रोफाइल लपवली आहे',
  'hidden.text': 'कारण: “{reason}”',
  'hidden.help':
    'ती तुमच्याशिवाय कोणालाही दिसत नाही. काहीही हरवलेले नाही. हे चुकून झाले असेल तर {email} वर लिहा.',
} satisfies TranslationOf<typeof moderationTexts>;
