import type { ChatAnswer } from 'shared-contracts/calls/engagement';
import type { chatStatusTexts } from '../locales/en/engagement.ts';

/** What is known of a conversation; a server that is older than `request` does not tell of it. */
export interface ChatFacts {
  readonly frozen: boolean;
  readonly request?: ChatAnswer | null | undefined;
}

/** Whether two people may write to each other, and if not, what stands between. */
export type ChatStatus =
  | 'open'
  | 'frozen'
  | 'none'
  | 'sent'
  | 'received'
  | 'declinedByThem'
  | 'declinedByMe';

/** How the conversation stands for the reader `me`: open only after an accepted chat request, and without a block. */
export function chatStatusOf({ frozen, request }: ChatFacts, me: string): ChatStatus {
  if (frozen) return 'frozen';
  // A server that does not tell says no when one writes.
  if (request === undefined || request?.accepted) return 'open';
  if (request === null) return 'none';
  const isMine = request.from === me;
  if (request.declined) return isMine ? 'declinedByThem' : 'declinedByMe';
  return isMine ? 'sent' : 'received';
}

/** The text of each chat status; without a request, each place has its own. */
export const CHAT_STATUS_TEXTS = {
  open: 'chat.open',
  frozen: 'chat.open',
  sent: 'chat.isSent',
  received: 'chat.answer',
  declinedByThem: 'chat.declined',
  declinedByMe: 'chat.reconsider',
} as const satisfies Record<
  Exclude<ChatStatus, 'none'>,
  'chat.open' | keyof typeof chatStatusTexts
>;
