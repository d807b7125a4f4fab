import * as z from 'shared-contracts/schema';
import { PLAN_CODES } from '../domain/plan.ts';
import { LOCALES } from '../i18n/i18n.ts';
import { defineCall } from './call.ts';
import { ChatRequest, PersonSummary } from './engagement.ts';
import { MessageText } from './message-text.ts';
import { dataOf, UserId } from './schemas.ts';

/** One message; `sequence` rises by one within its thread, `client_id` was made by the sending device. */
export const Message = z.object({
  id: z.string(),
  sequence: z.number(),
  client_id: z.string(),
  from: UserId,
  to: UserId,
  message: z.string(),
  /** Instant, ISO 8601. */
  created_at: z.string(),
  read_at: z.nullable(z.string()),
});
export type Message = z.infer<typeof Message>;

/** Only after an accepted chat request; sent twice under one client id it is stored once. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/v1/message/',
  access: 'member',
  summary: 'Send a message',
  body: z.object({
    to: UserId,
    message: MessageText,
    client_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: dataOf(Message),
  fails: {
    403: 'chat.notAccepted',
    404: 'profile.notFound',
    422: 'form.invalid',
    429: 'request.tooMany',
  },
});

/** A conversation in the list of conversations. */
export const Thread = z.object({
  with: UserId,
  /** Names are empty where no more than the messages may be known. */
  with_profile: PersonSummary,
  last: z.nullable(Message),
  unread: z.number(),
  /** A block or the staff froze it: it can be read, not continued. Nothing in it counts as unread. */
  frozen: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

export const listThreads = defineCall({
  method: 'GET',
  path: '/api/v1/chat/threads',
  access: 'member',
  summary: 'Conversations, the latest first',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 20),
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  }),
  reply: dataOf(z.object({ data: z.array(Thread), total: z.number() })),
});

/** A chat request as a conversation has it; its sender finds the words that wait with it (ours). */
export const ConversationRequest = z.extend(ChatRequest, { opener: z.optional(z.string()) });
export type ConversationRequest = z.infer<typeof ConversationRequest>;

/**
 * The conversation of two people, the caller being one; a page is in the order of its sequences. Without a bound and
 * with `before` a page holds the latest below it, and `next` is the `before` of the page below; with `since` it holds
 * the earliest above it, and `next` is the `since` of the page above. Empty for two who may request a chat, and frozen
 * for the one who blocked the other; 404 for any other member whom the caller does not see and never wrote with.
 */
export const getConversation = defineCall({
  method: 'GET',
  path: '/api/v1/message/{a}*{b}',
  access: 'member',
  summary: 'The messages of two people',
  params: z.object({ a: UserId, b: UserId }),
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    since: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  }),
  reply: dataOf(
    z.object({
      data: z.array(Message),
      frozen: z.boolean(),
      next: z.nullable(z.number()),
      /** The other person; null where no more than the messages may be known. */
      with_profile: z.optional(z.nullable(PersonSummary)),
      /** When the other one was here last, ISO 8601; null within ten minutes of it, before a chat request was accepted, and in what is frozen. */
      last_seen: z.optional(z.nullable(z.string())),
      /** The chat request between the two, the accepted or else the latest; null when there is none. */
      request: z.optional(z.nullable(ConversationRequest)),
      /** How far the other one has read the caller's messages; a page by `since` says nothing of those below it. */
      read: z.optional(z.object({ sequence: z.number(), read_at: z.nullable(z.string()) })),
    }),
  ),
  fails: { 404: 'profile.notFound' },
});

/** Replies the unread count and triggers the first `publish` push; idempotent. Ours: the plan in force, for pages that missed its end, and the language. */
export const subscribeCounts = defineCall({
  method: 'GET',
  path: '/api/v1/counts/subscribe',
  access: 'member',
  summary: 'Unread chats',
  reply: dataOf(
    z.object({
      chat_count: z.number(),
      /** Interests received that wait for the caller's answer, at most 100; absent from servers older than it. */
      interests_waiting: z.optional(z.number()),
      myplan: z.optional(z.enum(PLAN_CODES)),
      /** What `chooseLanguage` chose, perhaps on another device, null before. */
      language: z.optional(z.nullable(z.enum(LOCALES))),
    }),
  ),
});

/** Received pending chat requests with profile cards, and their count. */
export const listInvites = defineCall({
  method: 'GET',
  path: '/api/v1/invites',
  access: 'member',
  summary: 'Chat requests that wait for an answer',
  reply: dataOf(z.object({ data: z.array(ChatRequest), count: z.number() })),
});

/** Ours: everything up to a sequence was read. */
export const markRead = defineCall({
  method: 'PUT',
  path: '/api/v1/chat/read',
  access: 'member',
  summary: 'Mark a conversation as read',
  body: z.object({ with: UserId, sequence: z.number().check(z.int(), z.nonnegative()) }),
  reply: dataOf(z.object({ chat_count: z.number() })),
  fails: { 404: 'profile.notFound' },
});
