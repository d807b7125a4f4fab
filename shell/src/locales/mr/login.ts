import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/login.ts';

export const loginTexts = {
  'login.title': 'साइन इन',
  'login.back': 'कृपया साइन इन करा. मग हे पान उघडेल: {page}.',
  'login.submit': 'साइन इन करा',
  'login.new': 'पहिल्यांदा आलात?',
  'login.signup': 'प्रोफाइल तयार करा',
  'login.forgot': 'पासवर्ड आठवत नाही?',

  'code.ask': 'मला एक कोड मेल करा',
  'code.help': 'पासवर्ड नाही? त्याऐवजी आम्ही मेलवर कोड पाठवू.',
  'code.label': 'एकदाच चालणारा कोड',
  'code.missing': 'कृपया मेलमधील कोड लिहा.',
  'code.mailed': '{email} या पत्त्याचे खाते असेल, तर कोड पाठवला आहे. तो एकदाच, 15 मिनिटांपर्यंत चालतो.',
  'code.password': 'त्याऐवजी पासवर्ड वापरा',

  'confirm.title': 'फक्त एकदा दाबा',
  'confirm.text':
    'हा ईमेल तुमचाच आहे याची पुष्टी करा, म्हणजे प्रोफाइल उघडेल. तुम्ही नोंदणी केली नसेल, तर हे पान बंद करा.',
  'confirm.submit': 'माझ्या ईमेलची पुष्टी करा',
  'confirm.done': 'तुमच्या ईमेलची पुष्टी झाली. स्वागत आहे!',
  'confirm.before': 'या ईमेलची पुष्टी आधीच झाली आहे. तुम्ही साइन इन करू शकता.',
  'confirm.next':
    'तुम्ही दुसऱ्या डिव्हाइसवर नोंदणी केली होती: तिथे लिहिलेला पासवर्ड चालत नाही. मेलवरच्या कोडने साइन इन करा, किंवा आधी पासवर्ड निवडा.',
  'confirm.password': 'पासवर्ड निवडा',
  'confirm.signup': 'पुन्हा नोंदणी करा',

  'factor.text': 'तुमचा पासवर्ड बरोबर आहे. आता ऑथेंटिकेटर ॲपमधील कोड लिहा.',
  'factor.code': 'ॲपमधील कोड',
  'factor.codeHelp': 'सहा अंक; दर 30 सेकंदांनी नवीन.',
  'factor.codeMissing': 'कृपया ॲपमध्ये दिसणारे सहा अंक लिहा.',
  'factor.recovery': 'राखीव कोड',
  'factor.recoveryHelp': 'हे सुरू करताना जपून ठेवलेल्या दहा कोडपैकी एक. प्रत्येक कोड एकदाच चालतो.',
  'factor.recoveryMissing': 'कृपया तुमच्या राखीव कोडपैकी एक लिहा.',
  'factor.useRecovery': 'त्याऐवजी राखीव कोड वापरा',
  'factor.useApp': 'त्याऐवजी ॲप वापरा',
  'factor.back': 'ईमेल आणि पासवर्डकडे परत जा',
  'factor.failed': 'कोड लिहिण्याची जागा लोड झाली नाही',

  'demo.title': 'डेमो खात्याने वापरून पहा',
  'demo.text':
    'एकदा दाबले की साइन इन होते. ही माणसे काल्पनिक आहेत, आणि या साइटचे मेल तिच्या डेटा फोल्डरमधील outbox या फोल्डरमध्येच राहतात.',
  'demo.asha': 'आशा, Hope प्लॅन',
  'demo.rohan': 'रोहन, Belief प्लॅन',
  'demo.meera': 'मीरा, Trust प्लॅन',
  'demo.staff': 'आमची टीम',
} as const satisfies TranslationOf<typeof en.loginTexts>;

export const resetTexts = {
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
} as const satisfies TranslationOf<typeof en.resetTexts>;

/** What a native speaker should look at. */
export const doubts = {
  loginTexts: {
    'login.new': 'आलात is for everybody; it stands beside a link.',
    'confirm.submit': 'ईमेलची पुष्टी करा or, more homely, ईमेल पक्का करा.',
  },
} as const;
