import type { heightTexts } from './height-words.ts';

/** How a height is said in Marathi. */
export const marathi = {
  'height.feet': '{feet}\u{a0}फूट\u{a0}{inches}\u{a0}इंच',
  'height.cm': '({cm}\u{a0}सेंमी)',
} satisfies Record<keyof typeof heightTexts, string>;
