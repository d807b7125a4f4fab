import { listInvites, subscribeCounts } from 'shared-contracts/calls/messaging';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerListInvites, answerSubscribeCounts } from './chat.handlers.ts';

/** Puts what is known about chats on the application. */
export function registerChat(api: Api): void {
  serve(api, subscribeCounts, answerSubscribeCounts);
  serve(api, listInvites, answerListInvites);
}
