import type { standingTexts } from './standing-words.ts';

/** The way to a conversation in Marathi. */
export const marathi = {
  'chat.isSent': 'विनंती पाठवली',
  'chat.answer': 'उत्तर द्या',
  'chat.reconsider': 'पुन्हा विचार करा',
  'chat.declined': 'नम्र नकार',
} satisfies Record<keyof typeof standingTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  'chat.declined': '"नम्र नकार" is short for the row of buttons; in lists it is a sentence',
} as const;
