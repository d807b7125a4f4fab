import { tellsReach } from '../plain-text.ts';

/** Longest answer of a model, in characters. */
const MOST = 1500;

/** Whether a model's text may be shown: neither empty nor too long, no way to reach anybody, no number that it was not told. */
export function mayBeShown(text: string, told: string): boolean {
  const plain = text.trim();
  if (plain === '' || plain.length > MOST) return false;
  if (tellsReach(plain) || REFUSING.test(plain)) return false;
  const known = new Set(numbersOf(told));
  return numbersOf(plain).every((number) => known.has(number));
}

/** As far as it can be shown before it is whole: never half a word, and no digits that might go on. */
export function shownSoFar(text: string): string {
  return text
    .slice(0, Math.max(0, text.search(/\s\S*$/u)))
    .replace(/[\p{Nd}\s()+.,@/–—-]+$/u, '')
    .trimEnd();
}

const REFUSING =
  /^\s*(?:i['’]?m sorry|sorry, (?:but )?i|i (?:can(?:no|['’])t|am unable)|as an ai)\b/i;

/** Numbers without their grouping, in Latin digits; single digits are words like any other. */
function numbersOf(text: string): string[] {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return (latin.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((number) => number.replaceAll(',', ''))
    .filter((number) => number.length > 1);
}
