import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/gateway.ts';

export const gatewayTexts = {
  'frame.skip': 'सीधे सामग्री पर जाएँ',
  'frame.tabs': 'मुख्य पेज',
  'frame.toProfiles': '{product}, सभी प्रोफ़ाइलें',
  'frame.loading': 'पेज खुल रहा है',
  'page.title': '{page} – {product}',
  'page.notFound': 'पेज नहीं मिला',
  'page.sharedProfile':
    '{product} की एक प्रोफ़ाइल। यहाँ परिवार इत्मीनान से मिलते हैं, और काग़ज़ात हमारी टीम जाँचती है।',
  'page.noscript': '{product} के लिए JavaScript ज़रूरी है। कृपया ब्राउज़र में इसे चालू करें और यह पेज फिर से खोलें।',
  'tooMany.title': 'कृपया थोड़ा रुकें',
  'tooMany.text': 'यहाँ से अभी बहुत सारे पेज खोले गए। कुछ भी खोया नहीं है: एक मिनट रुकें और यह पेज फिर से खोलें।',
  'notStarted.title': 'पेज शुरू नहीं हुआ',
  'notStarted.text':
    'यह हमारी ग़लती है, और हमारी टीम को यह दिखती है। कुछ भी खोया नहीं है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  'notStarted.again': 'फिर कोशिश करें',
  'override.title': 'क्या टेस्ट वाला संस्करण आज़माना है?',
  'override.text':
    'इस लिंक से सिर्फ़ इसी ब्राउज़र में टेस्ट वाला संस्करण चलेगा; उसमें गड़बड़ियाँ हो सकती हैं। वह नीचे लिखे समय तक या आपके ब्राउज़र बंद करने तक रहेगा। हाँ तभी कहें जब यह लिंक साइट की टीम ने भेजा हो।',
  'override.unit': 'साइट का हिस्सा',
  'override.build': 'संस्करण',
  'override.until': 'कब तक (भारतीय समय)',
  'override.confirm': 'हाँ, चालू करें',
  'override.cancel': 'रद्द करें',
  'override.endedTitle': 'यह लिंक अब नहीं चलता',
  'override.endedText': 'टेस्ट वाले लिंक एक दिन चलते हैं। जिन्होंने इसे भेजा, उनसे नया लिंक माँगें।',
  'override.toPage': 'लिंक के बिना पेज खोलें',
  'site.starting': 'साइट शुरू हो रही है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
} as const satisfies TranslationOf<typeof en.gatewayTexts>;
