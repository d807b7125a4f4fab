import { wordsOf } from '../../../platform/languages/wording.ts';
import { hindi } from './receipt-texts.hi.ts';
import { marathi } from './receipt-texts.mr.ts';
import { receiptTexts } from './receipt-texts.ts';

/** What is written on receipts and in their mails, in a language. */
export const receiptWords = wordsOf(receiptTexts, { mr: marathi, hi: hindi });
