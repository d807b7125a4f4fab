import { visibleText } from './visible-text.ts';

/** Devanagari and full-width digits as 0 to 9. */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/**
 * A phone number as the contract takes it, however it was typed or pasted: digits 0 to 9, hyphens of every length as
 * `-`, brackets, dots and spaces of every kind as single spaces, and nothing that cannot be seen.
 */
export function plainPhone(typed: string): string {
  return plainDigits(visibleText(typed))
    .replaceAll(/[\u200C\u200D]/g, '')
    .replaceAll('＋', '+')
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replaceAll(/[()[\].·•（）．\s]+/g, ' ')
    .trim();
}
