import { wordsOf } from '../../platform/languages/wording.ts';
import { hindi } from './content-texts.hi.ts';
import { marathi } from './content-texts.mr.ts';
import { contentTexts } from './content-texts.ts';

/** Words of this domain in a language. */
export const contentWords = wordsOf(contentTexts, { mr: marathi, hi: hindi });
