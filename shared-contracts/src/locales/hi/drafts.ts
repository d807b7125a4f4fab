import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/drafts.ts';

export const draftTexts = {
  from: 'अभी सेव नहीं किया गया: {when}',
  throwAway: 'हटा दें',
  question: 'जो सेव नहीं हुआ, उसे हटा दें?',
  questionText: 'तब पिछली बार सेव की गई जानकारी फिर दिखेगी।',
} as const satisfies TranslationOf<typeof en.draftTexts>;
