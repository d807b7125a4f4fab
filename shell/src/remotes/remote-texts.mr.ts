import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { remoteTexts } from './remote-texts.ts';

export const marathi = {
  'page.loading': 'पान उघडत आहे',
  'page.slow': 'नेहमीपेक्षा जास्त वेळ लागत आहे. आम्ही प्रयत्न करत आहोत.',
  'page.failed': 'साइटचा हा भाग लोड झाला नाही',
  'page.failedText':
    'तुम्ही केलेले काहीही हरवलेले नाही, आणि बाकीची साइट चालू आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'page.absent': 'हे पान सध्या बंद आहे',
  'page.absentText': 'ते लवकरच इथे पुन्हा उघडेल. बाकी सर्व चालू आहे.',
  'page.toProfiles': 'सर्व प्रोफाइल पहा',
  'slot.loading': 'लोड होत आहे',
  'slot.failed': 'हा भाग लोड झाला नाही.',
} as const satisfies TranslationOf<typeof remoteTexts>;
