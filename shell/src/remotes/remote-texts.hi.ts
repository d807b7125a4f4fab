import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { remoteTexts } from './remote-texts.ts';

export const hindi = {
  'page.loading': 'पेज खुल रहा है',
  'page.slow': 'सामान्य से ज़्यादा समय लग रहा है। हम कोशिश कर रहे हैं।',
  'page.failed': 'साइट का यह हिस्सा लोड नहीं हुआ',
  'page.failedText':
    'आपका किया हुआ कुछ भी खोया नहीं है, और बाक़ी साइट चल रही है। थोड़ी देर में फिर कोशिश करें।',
  'page.absent': 'यह पेज अभी बंद है',
  'page.absentText': 'यह जल्द ही यहीं फिर खुलेगा। बाक़ी सब चल रहा है।',
  'page.toProfiles': 'सभी प्रोफ़ाइल देखें',
  'slot.loading': 'लोड हो रहा है',
  'slot.failed': 'यह हिस्सा लोड नहीं हुआ।',
} as const satisfies TranslationOf<typeof remoteTexts>;
