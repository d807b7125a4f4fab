import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { resetTexts } from './reset-texts.ts';

export const marathi = {
  'ask.title': 'नवीन पासवर्ड ठेवा',
  'ask.text': 'तुमचा ईमेल लिहा. आम्ही एक कोड पाठवतो; त्याने नवीन पासवर्ड ठेवता येतो.',
  'ask.submit': 'कोड मेल करा',
  'ask.haveCode': 'माझ्याकडे कोड आहे',
  'ask.mailed': '{email} या पत्त्याचे खाते असेल, तर कोड पाठवला आहे. तो एकदाच, 15 मिनिटांपर्यंत चालतो.',

  'set.title': 'नवीन पासवर्ड निवडा',
  'set.code': 'मेलमधील कोड',
  'set.codeMissing': 'कृपया मेलमधील कोड लिहा.',
  'set.help': 'किमान 6 अक्षरे. फक्त तुम्हाला माहीत असलेले एखादे वाक्य चांगले.',
  'set.submit': 'नवीन पासवर्ड सेव्ह करा',
  'set.askAgain': 'नवीन कोड मागवा',

  'done.title': 'तुमचा नवीन पासवर्ड सेव्ह झाला',
  'done.text': 'बाकी सर्व ठिकाणी साइन आउट झाले आहे. कृपया नवीन पासवर्डने साइन इन करा.',
  'done.login': 'साइन इन',
} as const satisfies TranslationOf<typeof resetTexts>;
