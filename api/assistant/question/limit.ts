import type { Topic } from '../topics.ts';

/** A number that a question supposes: years, centimetres or rupees a year. */
export interface Limit {
  readonly topic: 'age' | 'height' | 'annual_income';
  /** Whether it is to be above or below; null where it is to be the number itself. */
  readonly isAbove: boolean | null;
  readonly value: number;
}

const NUMBER = String.raw`(\p{Nd}+(?:\.\p{Nd}+)?)`;
const UNIT = String.raw`(years?|yrs?|saal|sal|varsh\w*|cms?|feet|foot|ft|lakhs?|lacs?|lpa|crores?|साल|वर्ष\S*|सेमी|सेंमी|फ\u093C?[ुूी]ट|लाख\S*)?`;
/** 'Above 30 years', and '30 se zyada' the other way round. */
const BEFORE = new RegExp(
  String.raw`\b(above|over|more than|older than|taller than|below|under|less than|younger than|shorter than)\s+(?:rs\.?\s*|₹\s*)?${NUMBER}\s*${UNIT}`,
  'iu',
);
const AFTER = new RegExp(
  String.raw`${NUMBER}\s*${UNIT}\s*(?:se|पेक्षा|peksha|से)\s*(zyada|jyada|upar|jast|adhik|kam|kami|neeche|chot\w*|lahan|ज़्यादा|ज्यादा|ऊपर|जास्त|अधिक|मोठ\S*|उंच\S*|कम|कमी|नीचे|लहान)`,
  'iu',
);
/** Reads a number that the question supposes; its unit, a topic named with it or its size shows what it counts. */
const EXACT_AGE = new RegExp(
  String.raw`(?<!\p{Nd}|\.)(\p{Nd}{2})\s*(?:वर्ष(?:ां)?(?:ची|चा|चे|च्या)|varsh(?:a+|an)?ch(?:[aei]|ya+)|(?:साल|वर्ष|बरस)\s+(?:की|का|के)|(?:sa+l|varsh)\s+k[aei]|(?:years?|yrs?)\s+old)\s*(?:(?:आहे|है|हैं|a+he|hai)|\bh\b|$)`,
  'iu',
);
const LESS = /^(?:below|under|less|younger|shorter|kam|neeche|chot|lahan|कम|नीचे|लहान)/iu;

/** Reads a number that the question supposes; its unit, a topic named with it or its size shows what it counts. */
export function readLimit(clause: string, topics: readonly Topic[]): Limit | null {
  const before = BEFORE.exec(clause);
  const after = AFTER.exec(clause);
  const [word, digits, unit] = before
    ? [before[1], before[2], before[3]]
    : [after?.[3], after?.[1], after?.[2]];
  if (word === undefined || digits === undefined) return exactAge(clause);
  const amount = measured(inAscii(digits), (unit ?? '').toLowerCase(), topics);
  return amount === null ? null : { ...amount, isAbove: !LESS.test(word) };
}

function exactAge(clause: string): Limit | null {
  const digits = EXACT_AGE.exec(clause)?.[1];
  return digits === undefined ? null : { topic: 'age', value: inAscii(digits), isAbove: null };
}

function measured(
  number: number,
  unit: string,
  topics: readonly Topic[],
): Pick<Limit, 'topic' | 'value'> | null {
  if (/^(?:year|yr|sa|varsh|साल|वर्ष)/u.test(unit)) return { topic: 'age', value: number };
  if (/^(?:cm|से)/u.test(unit)) return { topic: 'height', value: number };
  if (/^(?:f|फ)/u.test(unit)) return { topic: 'height', value: number * 30.48 };
  if (/^(?:la|lpa|लाख)/u.test(unit)) return { topic: 'annual_income', value: number * 100_000 };
  if (unit.startsWith('crore')) return { topic: 'annual_income', value: number * 10_000_000 };
  if (topics.includes('annual_income')) return { topic: 'annual_income', value: number };
  if (number >= 18 && number <= 80) return { topic: 'age', value: number };
  return number >= 120 && number <= 220 ? { topic: 'height', value: number } : null;
}

/** Digits of any script as a number. */
function inAscii(digits: string): number {
  return Number(
    digits.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966)),
  );
}
