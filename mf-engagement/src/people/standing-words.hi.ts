import type { standingTexts } from './standing-words.ts';

/** The way to a conversation in Hindi. */
export const hindi = {
  'chat.isSent': 'अनुरोध भेजा',
  'chat.answer': 'जवाब दें',
  'chat.reconsider': 'फिर सोचें',
  'chat.declined': 'विनम्र इनकार',
} satisfies Record<keyof typeof standingTexts, string>;

/** What a native speaker should look at. */
export const doubts = {
  'chat.declined': '"विनम्र इनकार" is short for the row of buttons; in lists it is a sentence',
} as const;
