import type { standingTexts } from '../locales/en/engagement.ts';
import type { Standing } from './chat-standing.ts';

/** The text of each chat status; without a request, each place has its own. */
export const STANDING_WORDS = {
  open: 'chat.open',
  frozen: 'chat.open',
  sent: 'chat.isSent',
  received: 'chat.answer',
  declinedByThem: 'chat.declined',
  declinedByMe: 'chat.reconsider',
} as const satisfies Record<Exclude<Standing, 'none'>, 'chat.open' | keyof typeof standingTexts>;
