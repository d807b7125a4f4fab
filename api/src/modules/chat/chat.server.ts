// What the server is put together from: the calls of chat, and its jobs and rules (decision 154).

import {
  getConversation,
  listInvites,
  listThreads,
  markRead,
  sendMessage,
  subscribeCounts,
} from 'shared-contracts/calls/messaging';
import { saidSchemas } from 'shared-contracts/platform/realtime';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { Budget } from '../../platform/counters/budget.ts';
import {
  answerGetConversation,
  answerListThreads,
  answerMarkRead,
  answerListInvites,
  answerSubscribeCounts,
} from './conversation.handlers.ts';
import { mayChat } from './may-chat.store.ts';
import { answerSendMessage } from './send-message.ts';

/** Time in ms in which so many messages of one sender are taken; how many is configuration. */
const SENDING_MS = 60_000;

/** Puts what people write to each other on the application. */
export function registerChat(api: Api): void {
  const { counters, config } = api.parts;
  const perSender = new Budget(counters, {
    name: 'messages-of',
    most: config.messagesAMinute,
    windowMs: SENDING_MS,
    refusal: 'request.tooMany',
  });
  serveTyping(api);
  serve(api, sendMessage, answerSendMessage(perSender));
  serve(api, listThreads, answerListThreads);
  serve(api, getConversation, answerGetConversation);
  serve(api, markRead, answerMarkRead);
  serve(api, subscribeCounts, answerSubscribeCounts);
  serve(api, listInvites, answerListInvites);
}

/** Passes on that a member types, where a message would be; to others nothing is sent. */
function serveTyping({ topics, parts }: Api): void {
  topics.on('own', 'typing', saidSchemas.typing, async ({ caller, payload: { to } }) => {
    if (!(await mayChat(parts.db, { from: caller.id, to }))) return;
    parts.pushes.push(to, 'typing', { from: caller.id });
  });
}
