import type { Pair } from './pair.ts';
import { seenEnglish } from './seen-english.ts';
import { seenDevanagari, seenRomanised } from './seen-indian.ts';
import { unseenEnglish } from './unseen-english.ts';
import { unseenDevanagari, unseenRomanised } from './unseen-indian.ts';

/** Pairs that the answerer was built with. */
export const SEEN: readonly Pair[] = [...seenEnglish, ...seenRomanised, ...seenDevanagari];

/** Pairs that were written when the answerer was finished; what they first brought stands in the bench. */
export const UNSEEN: readonly Pair[] = [...unseenEnglish, ...unseenRomanised, ...unseenDevanagari];
