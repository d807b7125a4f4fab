import type { heightTexts } from './height-words.ts';

/** How a height is said in Marathi. */
export const marathi = {
  'height.words': '{feet} फूट {inches} इंच ({cm}\u{a0}सेंमी)',
} satisfies Record<keyof typeof heightTexts, string>;
