import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { passwordTexts } from './password-texts.ts';

export const marathi = {
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
} as const satisfies TranslationOf<typeof passwordTexts>;
