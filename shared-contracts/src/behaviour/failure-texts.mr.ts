import type { TranslationOf } from '../i18n/i18n.ts';
import type { failureTexts } from './failure-texts.ts';

export const marathi = {
  reference: 'संदर्भ क्रमांक {id}',
} as const satisfies TranslationOf<typeof failureTexts>;
