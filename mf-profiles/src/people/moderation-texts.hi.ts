import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { moderationTexts } from './moderation-texts.ts';

/** Texts of what staff did to one's own profile, in Hindi. */
export const hindi = {
  'warned.title': 'हमारी टीम की ओर से एक सूचना',
  'warned.text': '“{reason}”',
  'warned.help': 'आपकी प्रोफ़ाइल जैसी है वैसी ही रहेगी। यह सूचना यहाँ 30 दिन तक दिखेगी।',
  'hidden.title': 'हमारी टीम ने आपकी प्रोफ़ाइल छिपाई है',
  'hidden.text': 'कारण: “{reason}”',
  'hidden.help':
    'यह आपके सिवा किसी को नहीं दिखती। कुछ भी खोया नहीं है। अगर यह ग़लती से हुआ है, तो {email} पर लिखें।',
} satisfies TranslationOf<typeof moderationTexts>;
