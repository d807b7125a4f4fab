import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/pages.ts';

export const pageTexts = {
  'form.email': 'ईमेल',
  'form.emailWrong': 'कृपया name@example.com असा ईमेल पत्ता लिहा.',
  'form.password': 'पासवर्ड',
  'form.ownPassword': 'तुमचा पासवर्ड',
  'form.newPassword': 'नवीन पासवर्ड',
  'form.passwordMissing': 'कृपया तुमचा पासवर्ड लिहा.',
  'form.showPassword': 'लिहिलेले दाखवा',
  'form.hidePassword': 'लिहिलेले लपवा',
  'form.optional': 'ऐच्छिक',

  'mail.title': 'तुमचा मेल पहा',
  'mail.demo': 'या साइटवरून मेल बाहेर जात नाही: संदेश तिच्या डेटा फोल्डरमधील outbox या फोल्डरमध्ये असतो.',
  'sms.demo': 'या साइटवरून एसएमएस बाहेर जात नाही: संदेश तिच्या डेटा फोल्डरमधील outbox या फोल्डरमध्ये असतो.',
  'code.again': 'पुन्हा पाठवा',
  'code.againIn': '{time} मध्ये पुन्हा पाठवता येईल',
  'demo.drawer': 'या डेमोविषयी',

  'logout.finishing': 'एक क्षण',
  'logout.finishingText': 'तुमचे शेवटचे संदेश पाठवत आहोत किंवा मसुदे म्हणून ठेवत आहोत.',
  'logout.title': 'साइन आउट झाले',
  'logout.text': 'तुमच्या खात्यातील काहीही या डिव्हाइसवर राहिलेले नाही. वाटेल तेव्हा पुन्हा साइन इन करा.',
  'logout.paid': 'तुमचे पेमेंट यशस्वी झाले. पुन्हा साइन इन करा, मग तुमचा नवा प्लॅन दिसेल.',
  'logout.paidFor':
    '{email} साठी सदस्यत्वाचे पैसे मिळाले आहेत. हा ईमेल ज्यांचा आहे त्यांनी साइन इन केले, किंवा 30 दिवसांत या पत्त्याने नोंदणी केली, की ते सुरू होईल; नाहीतर पैसे परत मिळतील.',
  'logout.signup': 'या पत्त्याने नोंदणी करा',
  'logout.login': 'पुन्हा साइन इन करा',
  'logout.browse': 'प्रोफाइल पहा',

  'notFound.picture': '404: सहा पावले एका नसलेल्या दारापाशी जातात',
  'notFound.title': 'हे पान सापडले नाही',
  'notFound.text': '404: पत्त्यात एखादे अक्षर चुकले असेल किंवा पान दुसरीकडे गेले असेल.',
  'notFound.profiles': 'सर्व प्रोफाइल पहा',
  'notFound.blogs': 'आमचे ब्लॉग वाचा',
} as const satisfies TranslationOf<typeof en.pageTexts>;

export const passwordTexts = {
  title: 'तुमचा पासवर्ड',
  loading: 'एक क्षण',
  'set.text': 'पासवर्ड असेल तर मेलवरच्या कोडची वाट न पाहता साइन इन करता येते.',
  current: 'सध्याचा पासवर्ड',
  currentMissing: 'कृपया सध्याचा पासवर्ड लिहा.',
  currentFresh: 'तुम्ही आत्ताच साइन इन केले आहे, म्हणून हे रिकामे ठेवता येईल.',
  new: 'नवीन पासवर्ड',
  newHelp: 'किमान 6 अक्षरे. फक्त तुम्हाला माहीत असलेले एखादे वाक्य चांगले.',
  confirm: 'नवीन पासवर्ड पुन्हा लिहा',
  save: 'सेव्ह करा',
  forgot: 'आठवत नाही? मेलवरच्या कोडने नवीन ठेवा',
  'tooOld.text':
    'साइन इन करून बराच वेळ झाला आहे. हे तुम्हीच आहात याची खात्री करण्यासाठी आम्ही मेलवर कोड पाठवतो.',
  'tooOld.link': 'मेलवरच्या कोडने पासवर्ड ठेवा',
  failed: 'तुमचा पासवर्ड आहे का हे कळू शकले नाही',
  failedText: 'काहीही हरवलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
} as const satisfies TranslationOf<typeof en.passwordTexts>;
