import type { Standing } from './chat-standing.ts';

/** What the way to a conversation says, for each namespace that leads there; Chat itself each words on its own. */
export const standingTexts = {
  'chat.isSent': 'Request sent',
  'chat.answer': 'Answer request',
  'chat.reconsider': 'Reconsider',
  'chat.declined': 'Politely declined',
} as const;

/** The text of each standing; where nobody has asked, each place says what it does. */
export const STANDING_WORDS = {
  open: 'chat.open',
  frozen: 'chat.open',
  sent: 'chat.isSent',
  received: 'chat.answer',
  declinedByThem: 'chat.declined',
  declinedByMe: 'chat.reconsider',
} as const satisfies Record<Exclude<Standing, 'none'>, 'chat.open' | keyof typeof standingTexts>;
