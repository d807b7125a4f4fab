import type { managerTexts } from './manager-words.ts';

/** Who writes on a profile, in Marathi. */
export const marathi = {
  'managed.parent': 'ही प्रोफाइल आई किंवा वडील सांभाळतात.',
  'managed.sibling': 'ही प्रोफाइल भाऊ किंवा बहीण सांभाळतात.',
  'managed.relative': 'ही प्रोफाइल एक नातेवाईक सांभाळतात.',
} satisfies Record<keyof typeof managerTexts, string>;
