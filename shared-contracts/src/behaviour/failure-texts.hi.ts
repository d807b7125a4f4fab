import type { TranslationOf } from '../i18n/i18n.ts';
import type { failureTexts } from './failure-texts.ts';

export const hindi = {
  reference: 'संदर्भ संख्या {id}',
} as const satisfies TranslationOf<typeof failureTexts>;
