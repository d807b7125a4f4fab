import type { Pair } from './pair.ts';
import { seenEnglish } from './seen-english.ts';
import { seenDevanagari, seenRomanised } from './seen-indian.ts';

/** Pairs that the answerer was built with. */
export const SEEN: readonly Pair[] = [...seenEnglish, ...seenRomanised, ...seenDevanagari];
