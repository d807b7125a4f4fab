import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { passwordTexts } from './password-texts.ts';

export const hindi = {
  title: 'आपका पासवर्ड',
  loading: 'एक क्षण',
  'set.text': 'पासवर्ड होने पर मेल के कोड का इंतज़ार किए बिना साइन इन हो जाता है।',
  current: 'मौजूदा पासवर्ड',
  currentMissing: 'कृपया अपना मौजूदा पासवर्ड लिखें।',
  currentFresh: 'आपने अभी-अभी साइन इन किया है, इसलिए इसे ख़ाली छोड़ा जा सकता है।',
  new: 'नया पासवर्ड',
  newHelp: 'कम से कम 6 अक्षर। कोई ऐसा वाक्य अच्छा है जो केवल आपको पता हो।',
  confirm: 'नया पासवर्ड एक बार और',
  save: 'सेव करें',
  forgot: 'याद नहीं? मेल के कोड से नया रखें',
  'tooOld.text': 'साइन इन किए काफ़ी समय हो गया है। यह आप ही हैं, इसकी पुष्टि के लिए हम मेल से एक कोड भेजते हैं।',
  'tooOld.link': 'मेल के कोड से पासवर्ड रखें',
  failed: 'यह पता नहीं चल सका कि आपका पासवर्ड है या नहीं',
  failedText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
} as const satisfies TranslationOf<typeof passwordTexts>;
