import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/pages.ts';

export const pageTexts = {
  'form.email': 'ईमेल',
  'form.emailWrong': 'कृपया name@example.com जैसा ईमेल पता लिखें।',
  'form.password': 'पासवर्ड',
  'form.ownPassword': 'आपका पासवर्ड',
  'form.newPassword': 'नया पासवर्ड',
  'form.passwordMissing': 'कृपया अपना पासवर्ड लिखें।',
  'form.showPassword': 'लिखा हुआ दिखाएँ',
  'form.hidePassword': 'लिखा हुआ छिपाएँ',
  'form.optional': 'वैकल्पिक',

  'mail.title': 'अपना मेल देखें',
  'mail.demo': 'इस साइट से कोई मेल बाहर नहीं जाता: संदेश इसके डेटा फ़ोल्डर के outbox फ़ोल्डर में रहता है।',
  'sms.demo': 'इस साइट से कोई एसएमएस बाहर नहीं जाता: संदेश इसके डेटा फ़ोल्डर के outbox फ़ोल्डर में रहता है।',
  'code.again': 'फिर से भेजें',
  'code.againIn': '{time} में फिर से भेजा जा सकेगा',
  'demo.drawer': 'इस डेमो के बारे में',

  'logout.finishing': 'एक क्षण',
  'logout.finishingText': 'आपके आख़िरी संदेश भेजे जा रहे हैं या ड्राफ़्ट के रूप में रखे जा रहे हैं।',
  'logout.title': 'साइन आउट हो गया',
  'logout.text': 'आपके खाते का कुछ भी इस डिवाइस पर नहीं बचा है। जब चाहें, फिर से साइन इन करें।',
  'logout.paid': 'आपका भुगतान सफल रहा। फिर से साइन इन करें, तब आपका नया प्लान दिखेगा।',
  'logout.paidFor':
    '{email} की सदस्यता का भुगतान हो गया है। यह ईमेल जिनका है, वे साइन इन करें या 30 दिन में इसी पते से पंजीकरण करें, तब वह शुरू होगी; नहीं तो पैसे लौटा दिए जाएँगे।',
  'logout.signup': 'इस पते से पंजीकरण करें',
  'logout.login': 'फिर से साइन इन करें',
  'logout.browse': 'प्रोफ़ाइलें देखें',

  'notFound.picture': '404: छह क़दम एक ऐसे दरवाज़े तक जाते हैं जो है ही नहीं',
  'notFound.title': 'यह पेज नहीं मिला',
  'notFound.text': '404: पते में कोई अक्षर ग़लत हो सकता है, या पेज कहीं और चला गया है।',
  'notFound.profiles': 'सभी प्रोफ़ाइलें देखें',
  'notFound.blogs': 'हमारे ब्लॉग पढ़ें',
} as const satisfies TranslationOf<typeof en.pageTexts>;

export const passwordTexts = {
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
} as const satisfies TranslationOf<typeof en.passwordTexts>;
