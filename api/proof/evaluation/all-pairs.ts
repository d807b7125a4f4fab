import { familiesEnglish } from './families-english.ts';
import { familiesHindi, familiesMarathi } from './families-indian.ts';
import { laterEnglish } from './later-english.ts';
import { laterDevanagari, laterRomanised } from './later-indian.ts';
import { mendedEnglish, mendedHindi, mendedMarathi, mendedRomanised } from './mended.ts';
import type { Pair } from './pair.ts';
import { seenEnglish } from './seen-english.ts';
import { seenDevanagari, seenRomanised } from './seen-indian.ts';
import { unseenEnglish } from './unseen-english.ts';
import { unseenDevanagari, unseenRomanised } from './unseen-indian.ts';
import { worriesEnglish } from './worries-english.ts';
import { worriesHindi, worriesHindiRomanised } from './worries-hindi.ts';
import { worriesMarathi, worriesMarathiRomanised, worriesOfThePage } from './worries-marathi.ts';

/** Pairs that the answerer was built with, or that were found answered falsely and mended. */
export const SEEN: readonly Pair[] = [
  ...seenEnglish,
  ...seenRomanised,
  ...seenDevanagari,
  ...mendedMarathi,
  ...mendedRomanised,
  ...mendedHindi,
  ...mendedEnglish,
];

/** Pairs that were written when the answerer was finished; what they first brought stands in the bench. */
export const UNSEEN: readonly Pair[] = [...unseenEnglish, ...unseenRomanised, ...unseenDevanagari];

/** Pairs that were written last, when what those showed was mended; what they first brought stands in the bench too. */
export const LATER: readonly Pair[] = [...laterEnglish, ...laterRomanised, ...laterDevanagari];

/** Pairs of another hand, who asks as families do on the telephone: English, and both languages in Devanagari. */
export const FAMILIES: readonly Pair[] = [...familiesEnglish, ...familiesMarathi, ...familiesHindi];

/** Pairs of worried families in all three languages, both in Latin letters too, each answered in its own language. */
export const WORRIES: readonly Pair[] = [
  ...worriesEnglish,
  ...worriesHindiRomanised,
  ...worriesHindi,
  ...worriesMarathiRomanised,
  ...worriesMarathi,
  ...worriesOfThePage,
];
