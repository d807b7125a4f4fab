import type { heightTexts } from './height-words.ts';

/** How a height is said in Hindi. */
export const hindi = {
  'height.feet': '{feet}\u{a0}फ़ुट\u{a0}{inches}\u{a0}इंच',
  'height.cm': '({cm}\u{a0}सेमी)',
} satisfies Record<keyof typeof heightTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  'height.feet': 'newspapers write फ़ुट, फ़ीट and, without the dot, फुट and फीट',
} as const;
