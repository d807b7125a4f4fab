import type { Locale } from 'shared-contracts/i18n/i18n';
import { numberInWords } from './number-words.ts';
import { receiptWords } from './receipt-words.ts';

/** An amount in words: 499950 paise are `Rupees four thousand nine hundred ninety-nine and fifty paise only`. */
export function rupeesInWords(paise: number, language: Locale): string {
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  const rupees = numberInWords(whole, language);
  const t = receiptWords(language);
  if (rest === 0) return t('words.rupees', { rupees });
  return t('words.withPaise', { rupees, paise: numberInWords(rest, language) });
}
