import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/drafts.ts';

export const draftTexts = {
  from: 'अजून सेव्ह केलेले नाही: {when}',
  throwAway: 'काढून टाका',
  question: 'सेव्ह न केलेले काढून टाकायचे का?',
  questionText: 'मग शेवटी सेव्ह केलेली माहिती पुन्हा दिसेल.',
} as const satisfies TranslationOf<typeof en.draftTexts>;
