import { visibleText } from './visible-text.ts';

const DIGIT = /\p{Nd}/u;

/** Digits of every script, and full-width ones, as 0 to 9; no place in the text moves. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    if (digit.length > 1) return digit;
    // The ten digits of a script stand in a row, and nothing that is a digit stands before them.
    let value = 0;
    while (DIGIT.test(String.fromCharCode(digit.charCodeAt(0) - value - 1))) value += 1;
    return String(value);
  });
}

/**
 * A phone number as the contract takes it, however it was typed or pasted: digits 0 to 9, hyphens of every length as
 * `-`, brackets, dots, spaces and other signs between them as single spaces, and nothing that cannot be seen. A label
 * before the number (`Mob:`) or behind it (`(W)`) and quotes around it are no part of it.
 */
export function plainPhone(typed: string): string {
  return plainDigits(visibleText(typed))
    .replaceAll(/[\u200C\u200D]/g, '')
    .replaceAll('＋', '+')
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/^[\p{L}\p{M}\s.:"'<‘’“”]+(?=[(+\d])/u, '')
    .replace(/\s*\(\p{L}{1,12}\)$|[\s"'>;‘’“”]+$/u, '')
    .replaceAll(/[()[\].·•（）．\s_~*|‧・]+/g, ' ')
    .replace(/^ ?\+ /, '+')
    .trim();
}
