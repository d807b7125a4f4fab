import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/login.ts';

export const loginTexts = {
  'login.title': 'साइन इन',
  'login.back': 'कृपया साइन इन करें। उसके बाद यह पेज खुलेगा: {page}।',
  'login.submit': 'साइन इन करें',
  'login.new': 'पहली बार आए हैं?',
  'login.signup': 'प्रोफ़ाइल बनाएँ',
  'login.forgot': 'पासवर्ड याद नहीं?',

  'code.ask': 'मुझे एक कोड मेल करें',
  'code.help': 'पासवर्ड नहीं है? उसकी जगह हम मेल से कोड भेज सकते हैं।',
  'code.label': 'एक बार चलने वाला कोड',
  'code.missing': 'कृपया मेल का कोड लिखें।',
  'code.mailed':
    'अगर {email} से कोई खाता है, तो कोड भेज दिया गया है। यह एक ही बार, 15 मिनट तक काम करता है।',
  'code.password': 'इसकी जगह पासवर्ड इस्तेमाल करें',

  'confirm.title': 'बस एक बार दबाएँ',
  'confirm.text':
    'पुष्टि करें कि यह ईमेल आपका है, और प्रोफ़ाइल खुल जाएगी। अगर आपने पंजीकरण नहीं किया, तो यह पेज बंद कर दें।',
  'confirm.submit': 'मेरे ईमेल की पुष्टि करें',
  'confirm.done': 'आपके ईमेल की पुष्टि हो गई। स्वागत है!',
  'confirm.before': 'इस ईमेल की पुष्टि पहले ही हो चुकी है। आप साइन इन कर सकते हैं।',
  'confirm.next':
    'आपने किसी दूसरे डिवाइस पर पंजीकरण किया था: वहाँ लिखा पासवर्ड नहीं चलता। मेल के कोड से साइन इन करें, या पहले पासवर्ड चुनें।',
  'confirm.password': 'पासवर्ड चुनें',
  'confirm.signup': 'फिर से पंजीकरण करें',

  'factor.text': 'आपका पासवर्ड सही है। अब ऑथेंटिकेटर ऐप का कोड लिखें।',
  'factor.code': 'ऐप का कोड',
  'factor.codeHelp': 'छह अंक; हर 30 सेकंड में नए।',
  'factor.codeMissing': 'कृपया ऐप में दिख रहे छह अंक लिखें।',
  'factor.recovery': 'रिकवरी कोड',
  'factor.recoveryHelp': 'शुरू करते समय सँभालकर रखे दस कोड में से एक। हर कोड एक ही बार चलता है।',
  'factor.recoveryMissing': 'कृपया अपना कोई एक रिकवरी कोड लिखें।',
  'factor.useRecovery': 'इसकी जगह रिकवरी कोड इस्तेमाल करें',
  'factor.useApp': 'इसकी जगह ऐप इस्तेमाल करें',
  'factor.back': 'ईमेल और पासवर्ड पर वापस जाएँ',
  'factor.failed': 'कोड लिखने की जगह लोड नहीं हुई',

  'demo.title': 'डेमो खाते से आज़माएँ',
  'demo.text':
    'एक बार दबाने से साइन इन हो जाता है। ये लोग काल्पनिक हैं, और इस साइट के मेल उसके डेटा फ़ोल्डर के outbox फ़ोल्डर में ही रहते हैं।',
  'demo.asha': 'आशा, Hope प्लान',
  'demo.rohan': 'रोहन, Belief प्लान',
  'demo.meera': 'मीरा, Trust प्लान',
  'demo.staff': 'हमारी टीम',
} as const satisfies TranslationOf<typeof en.loginTexts>;

export const resetTexts = {
  'ask.title': 'नया पासवर्ड रखें',
  'ask.text': 'अपना ईमेल लिखें। हम एक कोड भेजेंगे, जिससे नया पासवर्ड रखा जा सकता है।',
  'ask.submit': 'मुझे कोड मेल करें',
  'ask.haveCode': 'मेरे पास कोड है',
  'ask.mailed':
    'अगर {email} से कोई खाता है, तो कोड भेज दिया गया है। यह एक ही बार, 15 मिनट तक काम करता है।',

  'set.title': 'नया पासवर्ड चुनें',
  'set.code': 'मेल का कोड',
  'set.codeMissing': 'कृपया मेल का कोड लिखें।',
  'set.help': 'कम से कम 6 अक्षर। कोई ऐसा वाक्य अच्छा है जो केवल आपको पता हो।',
  'set.submit': 'नया पासवर्ड सेव करें',
  'set.askAgain': 'नया कोड मँगाएँ',

  'done.title': 'आपका नया पासवर्ड सेव हो गया',
  'done.text': 'बाक़ी सब जगह साइन आउट हो गया है। कृपया नए पासवर्ड से साइन इन करें।',
  'done.login': 'साइन इन',
} as const satisfies TranslationOf<typeof en.resetTexts>;

/** What a native speaker should look at. */
export const doubts = {
  loginTexts: {
    'confirm.submit': 'ईमेल की पुष्टि करें or, more homely, ईमेल पक्का करें.',
  },
} as const;
