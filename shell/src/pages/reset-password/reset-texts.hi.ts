import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { resetTexts } from './reset-texts.ts';

export const hindi = {
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
} as const satisfies TranslationOf<typeof resetTexts>;
