import { COMPARISONS, TOPICS, type Comparison } from '../topics.ts';
import { turned } from './compare.ts';
import type { Turn } from './turn.ts';

/** Than the one who asks. */
const THAN_ME = String.raw`(?:माझ्या(?:\s?पेक्षा|हून)|आमच्यापेक्षा|(?<![ऀ-ॿ])(?:मुझसे|मेरे से)|\bma[jz]h?ya\s?peksha\b|\bmujhse\b|\bthan (?:me|mine|my\b|i am))`;
/** What the one who asks has, than the shown person. */
const MINE_THAN = String.raw`(?:(?:(?<![ऀ-ॿ])(?:माझ[ंाीे]|मेर[ाीे])(?![ऀ-ॿ])|\b(?:ma[jz]h[aei]|mer[aei])\b).*(?:(?:ति|त्यां|त्या)च्या\s?पेक्षा|उससे|उनसे|\b(?:tich|tyach|tyanch)ya\s?peksha\b|\b(?:usse|unse)\b))`;
const AGE = String.raw`(?:(?<![ऀ-ॿ])(?:वय|उम्र|उमर|आयु)|\b(?:vay\w*|umar|umr|umra|age)\b)`;
const HEIGHT = String.raw`(?:(?<![ऀ-ॿ])(?:उंची|उंचीत|कद(?![ऀ-ॿ])|ऊँचाई|ऊंचाई|लंबाई)|\b(?:unchi|uncha+i|kad|qad|lamba+i|height)\b)`;
const YEARS = String.raw`(?:(?<![ऀ-ॿ])(?:वर्ष|साल)|\b(?:varsh\w*|sa+l)\b)`;
const MORE = String.raw`(?:जास्त|अधिक|(?:ज\u093C?|\u095B)्यादा|\b(?:jast|adhik|[jz]ya+da+|more)\b)`;
const LESS = String.raw`(?:कमी|(?<![ऀ-ॿ])कम(?![ऀ-ॿ])|\b(?:kami|kam|less)\b)`;
const APART = String.raw`(?:(?:फ\u093C?|\u095E)र्?क|अंतर|\b(?:fara?[kq]|antar|difference|gap)\b)`;

/** How each comparison is said without its adjective, in any order of the words. */
const SAID: readonly (readonly [Comparison, ...(readonly string[])])[] = [
  ['older', AGE, MORE],
  ['younger', AGE, LESS],
  ['taller', HEIGHT, MORE],
  ['shorter', HEIGHT, LESS],
];

function turn(about: Comparison, parts: readonly string[]): Turn {
  const pattern = new RegExp(`^${parts.map((part) => `(?=.*${part})`).join('')}`, 'iu');
  return { pattern, means: { about }, insteadOf: COMPARISONS };
}

const MY = String.raw`(?:(?<![ऀ-ॿ])(?:माझ[ंाीे]|मेर[ाीे])(?![ऀ-ॿ])|\b(?:ma[jz]h[aei]|mer[aei]|my)\b)`;
const FIELD = String.raw`(?:उंची|वय|उम्र|उमर|कद|लंबाई|गोत्र|रास|राशी|राशि|पगार|शिक्षण|नाव|नाम|शहर|unchi|vay|umar|kad|lambai|height|age|gotra|ra+s|rashi|paga+r|shikshan|na+v|na+m|name|city)`;
const WHAT = String.raw`(?:किती|काय|कोणत[ंाीे]|कितन[ाीे]|क्या|कौन|kiti|ka+y|konta|konti|konte|kitn[aei]|kya+|kaun)`;

/** How the shown person stands to the one who asks, and what that one is, which the assistant does not tell. */
export const TURNS_OF_COMPARISONS: readonly Turn[] = [
  {
    // 'How tall am I?' is not asked of the shown person.
    pattern: new RegExp(
      `^(?!.*(?:पेक्षा|peksha|चालेल|चलेग|\\bcompar|\\bthan\\b|\\bok))(?:.*${MY}\\s+${FIELD}\\s+${WHAT}|.*\\bwhat(?:['’]s| is| was)? my ${FIELD}\\b|.*\\bhow (?:tall|old) am i\\b)`,
      'iu',
    ),
    means: { about: 'other_people' },
    insteadOf: [...TOPICS, ...COMPARISONS],
  },
  ...SAID.flatMap(([about, ...parts]) => [
    turn(turned(about), [MINE_THAN, ...parts]),
    turn(about, [THAN_ME, ...parts]),
  ]),
  turn('older', [APART, `(?:${AGE}|${YEARS})`]),
  turn('taller', [APART, HEIGHT]),
];
