import * as z from 'shared-contracts/schema';
import { GENDERS } from '../domain/profile.ts';
import { defineCall } from './call.ts';
import { ListedProfile, PhotoFor, Pic } from './listed-profiles.ts';
import { MessageText } from './message-text.ts';
import { Cursor, dataOf, listOf, UserId } from './schemas.ts';

/** The card of the other person in a list of interests or requests (section 3, 'Interest'). */
export const PersonSummary = z.object({
  name: z.string(),
  lastName: z.string(),
  gender: z.optional(z.enum(GENDERS)),
  age: z.optional(z.number()),
  pics: z.array(Pic),
  primary_profile_pic: z.nullable(z.string()),
  photo_for: PhotoFor,
  current_city: z.optional(z.nullable(z.string())),
  occupation: z.optional(z.nullable(z.string())),
  work: z.optional(z.nullable(z.string())),
  /** Total of the Gun Milan with the caller, out of 36; null where a birth name is missing. */
  gun_milan: z.optional(z.nullable(z.number())),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** Saved profiles, newest first; `id` is the bookmark's. */
export const Bookmark = z.object({ id: z.string(), to: UserId, to_profile: ListedProfile });
export type Bookmark = z.infer<typeof Bookmark>;

export const listBookmarks = defineCall({
  method: 'GET',
  path: '/api/v1/bookmarks/',
  access: 'member',
  summary: 'Saved profiles',
  query: z.object({ cursor: Cursor }),
  reply: listOf(Bookmark),
});

/** Saving twice is saving once. */
export const addBookmark = defineCall({
  method: 'POST',
  path: '/api/v1/bookmarks',
  access: 'member',
  summary: 'Save a profile',
  body: z.object({ bookmark: z.object({ to: UserId }) }),
  reply: dataOf(z.object({ id: z.string(), to: UserId })),
  fails: { 404: 'profile.notFound' },
});

/** `id` is the bookmark's; only its owner deletes it. */
export const deleteBookmark = defineCall({
  method: 'DELETE',
  path: '/api/v1/bookmarks/{id}',
  access: 'member',
  summary: 'Remove a saved profile',
  params: z.object({ id: z.string() }),
  reply: dataOf(z.object({ id: z.string() })),
  fails: { 404: 'bookmark.notFound' },
});

/** Whom the caller does not want to be shown again, the latest first; `id` is that of the mark. */
export const listNotForMe = defineCall({
  method: 'GET',
  path: '/api/v1/not_for_me',
  access: 'member',
  summary: 'Profiles that the caller set aside',
  query: z.object({ cursor: Cursor }),
  reply: z.object({
    data: z.extend(listOf(Bookmark).shape.data, {
      /** On the first page, once the order has learned: of how many people, and by which traits, such as `city`. */
      lessons: z.optional(z.object({ people: z.number(), of: z.array(z.string()) })),
    }),
  }),
});

/** Ours: the order no longer learns from the people set aside so far; they stay set aside. */
export const resetNotForMe = defineCall({
  method: 'PUT',
  path: '/api/v1/not_for_me',
  access: 'member',
  summary: 'Reset what the order has learned from profiles set aside',
  body: z.object({ teaches: z.literal(false) }),
  reply: dataOf(z.object({ teaches: z.literal(false) })),
});

/** Ours: the person is in no list of the caller but Saved any more, and does not learn of it. Twice is once. */
export const addNotForMe = defineCall({
  method: 'POST',
  path: '/api/v1/not_for_me',
  access: 'member',
  summary: 'Set a profile aside',
  body: z.object({ to: UserId }),
  reply: dataOf(z.object({ id: z.string(), to: UserId })),
  fails: { 404: 'profile.notFound' },
});

/** `id` is that of the mark; only its owner deletes it. */
export const deleteNotForMe = defineCall({
  method: 'DELETE',
  path: '/api/v1/not_for_me/{id}',
  access: 'member',
  summary: 'Show a profile again',
  params: z.object({ id: z.string() }),
  reply: dataOf(z.object({ id: z.string() })),
  fails: { 404: 'notForMe.notFound' },
});

/** The three tabs of /interests. */
export const INTEREST_TYPES = ['sent', 'received', 'matched'] as const;

/** The chat status of two people: the accepted request, else the latest, from either of them. */
export const ChatAnswer = z.object({ from: UserId, accepted: z.boolean(), declined: z.boolean() });
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/** An interest; received items add `from` and `from_profile`. Matched is accepted, or mutual and declined by neither. */
export const Interest = z.object({
  id: z.string(),
  to: UserId,
  to_profile: PersonSummary,
  from: z.optional(UserId),
  from_profile: z.optional(PersonSummary),
  accepted: z.boolean(),
  declined: z.boolean(),
  /** Instant, ISO 8601. */
  created_at: z.string(),
  /** Of received ones and of matches: when the recipient answered last, ISO 8601; null where that is not known. */
  answered_at: z.optional(z.nullable(z.string())),
  /** In lists; null where neither has requested a chat. */
  chat_request: z.optional(z.nullable(ChatAnswer)),
});
export type Interest = z.infer<typeof Interest>;

/** Pages by time, the newest first; within a page what waits for the caller's answer stands before the rest. */
export const listInterests = defineCall({
  method: 'GET',
  path: '/api/v1/interests',
  access: 'member',
  summary: 'Interests by type',
  query: z.object({ type: z.enum(INTEREST_TYPES), cursor: Cursor }),
  reply: listOf(Interest),
});

/** Once per pair: the second is 424, also where the first was declined and taken back. */
export const sendInterest = defineCall({
  method: 'POST',
  path: '/api/v1/interests',
  access: 'member',
  summary: 'Send an interest',
  body: z.object({ to: UserId }),
  reply: dataOf(Interest),
  fails: { 404: 'profile.notFound', 424: 'interest.alreadySent', 429: 'request.tooMany' },
});

const Answer = z.object({ accepted: z.boolean(), declined: z.boolean() });

/**
 * By the recipient. With `chat` (ours) accepting also requests a chat, or accepts the request of the other person;
 * `message` waits with the request and becomes the first message when it is accepted or replied to. The same call with
 * other words replaces those that wait. A 409 stores nothing: the other person declined to chat, or is out of reach.
 */
export const answerInterest = defineCall({
  method: 'PUT',
  path: '/api/v1/interests/{id}',
  access: 'member',
  summary: 'Accept or decline an interest',
  params: z.object({ id: z.string() }),
  body: z.object({
    to: UserId,
    update: Answer,
    chat: z.optional(z.object({ message: z.optional(MessageText) })),
  }),
  reply: dataOf(Interest),
  fails: {
    404: 'interest.notFound',
    409: 'chatRequest.alreadySent',
    422: 'form.invalid',
    429: 'request.tooMany',
  },
});

/** By the sender: an undecided one is gone, a declined one is hidden from its sender and stays declined. */
export const removeInterest = defineCall({
  method: 'DELETE',
  path: '/api/v1/interests/{id}',
  access: 'member',
  summary: 'Take a sent interest back',
  params: z.object({ id: z.string() }),
  reply: dataOf(z.object({ id: z.string() })),
  fails: { 404: 'interest.notFound' },
});

/** A wish to chat. */
export const ChatRequest = z.object({
  id: z.string(),
  to: UserId,
  from: UserId,
  from_profile: PersonSummary,
  to_profile: PersonSummary,
  accepted: z.boolean(),
  declined: z.boolean(),
  created_at: z.string(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/**
 * `message` (ours) waits with the request and becomes the first message, as with an accepted interest. While one's own
 * request waits, a call with a message replaces what waits with it; without one it is a 409.
 */
export const sendChatRequest = defineCall({
  method: 'POST',
  path: '/api/v1/chatrequests',
  access: 'member',
  summary: 'Ask to chat',
  body: z.object({
    to: UserId,
    accepted: z.boolean(),
    declined: z.boolean(),
    message: z.optional(MessageText),
  }),
  reply: dataOf(ChatRequest),
  fails: {
    404: 'profile.notFound',
    409: 'chatRequest.alreadySent',
    422: 'form.invalid',
    429: 'request.tooMany',
  },
});

/** Which chat requests: those that others sent to the caller, or the caller's own. */
export const CHAT_REQUEST_TYPES = ['received', 'sent'] as const;

/**
 * Received and pending with accepted=false; `from` is an offset (section 9: from 0). Sent ones with accepted=false are
 * those that wait and those that were declined.
 */
export const listChatRequests = defineCall({
  method: 'GET',
  path: '/api/v1/chatrequests/',
  access: 'member',
  summary: 'Chat requests, received ones unless told otherwise',
  query: z.object({
    type: z._default(z.enum(CHAT_REQUEST_TYPES), 'received'),
    accepted: z._default(z.enum(['true', 'false']), 'false'),
    from: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  }),
  reply: listOf(ChatRequest),
});

/** By the recipient: accepted and declined are opposite (section 4). */
export const answerChatRequest = defineCall({
  method: 'PUT',
  path: '/api/v1/chatrequests/{id}/',
  access: 'member',
  summary: 'Accept or decline a chat request',
  params: z.object({ id: z.string() }),
  body: z.object({ to: z.optional(UserId), accepted: z.boolean(), declined: z.boolean() }),
  reply: dataOf(ChatRequest),
  fails: { 404: 'chatRequest.notFound', 422: 'form.invalid', 429: 'request.tooMany' },
});

/** By the sender: one that was declined is hidden from its sender and stays declined. */
export const cancelChatRequest = defineCall({
  method: 'DELETE',
  path: '/api/v1/chatrequests/{id}/',
  access: 'member',
  summary: 'Take a chat request back',
  params: z.object({ id: z.string() }),
  reply: dataOf(z.object({ id: z.string() })),
  fails: { 404: 'chatRequest.notFound' },
});

const Target = z.object({ profileId: UserId });

export const blockProfile = defineCall({
  method: 'POST',
  path: '/api/v1/block/',
  access: 'member',
  summary: 'Block a member',
  body: Target,
  reply: dataOf(
    z.object({
      profileId: UserId,
      is_blocked: z.boolean(),
      /** Ours: whether with this block visitors see the caller's profile no more; see `chooseVisitors`. */
      visitors_hidden: z.optional(z.boolean()),
    }),
  ),
  fails: { 404: 'profile.notFound' },
});

export const unblockProfile = defineCall({
  method: 'POST',
  path: '/api/v1/unblock/',
  access: 'member',
  summary: 'Unblock a member',
  body: Target,
  reply: dataOf(z.object({ profileId: UserId, is_blocked: z.boolean() })),
  fails: { 404: 'profile.notFound', 429: 'request.tooMany' },
});

/** Whether the caller blocked a member, false for one whom the caller sees; a blocked caller gets a 404. */
export const isBlocked = defineCall({
  method: 'GET',
  path: '/api/v1/isblock/',
  access: 'member',
  summary: 'Whether the caller blocked a member',
  query: Target,
  reply: z.object({ is_blocked: z.boolean() }),
  fails: { 404: 'profile.notFound' },
});

/** Ours: whom the caller has blocked, the latest first; of each the first name, to know whom to unblock. */
export const listBlocked = defineCall({
  method: 'GET',
  path: '/api/v1/blocks',
  access: 'member',
  summary: 'Whom the caller has blocked',
  query: z.object({ cursor: Cursor }),
  reply: listOf(
    z.object({ blocked_at: z.string(), profile: z.object({ id: UserId, name: z.string() }) }),
  ),
});

/** At most 10 a day. With `messages` the last 20 that the reported person wrote to the caller are handed over. */
export const reportUser = defineCall({
  method: 'POST',
  path: '/api/v1/user/report',
  access: 'member',
  summary: 'Report a member to staff',
  body: z.object({
    user_to_id: UserId,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
    messages: z.optional(z.boolean()),
  }),
  reply: dataOf(z.object({ reported: z.literal(true) })),
  fails: { 404: 'profile.notFound', 429: 'request.tooMany' },
});

/** Where an engagement may come from; points are the server's, once per caller, person and context. */
export const SCORE_CONTEXTS = [
  'profile_view',
  'chat',
  'interest',
  'share',
  'biodata',
  'video',
] as const;
export type ScoreContext = (typeof SCORE_CONTEXTS)[number];

/** `score` is what the caller's engagements with this person sum up to; what counted before adds nothing. */
export const scoreUp = defineCall({
  method: 'POST',
  path: '/api/v1/score/up',
  access: 'member',
  summary: 'Tell of an engagement',
  body: z.object({ to: UserId, context: z.enum(SCORE_CONTEXTS) }),
  reply: dataOf(z.object({ score: z.number() })),
  fails: { 404: 'profile.notFound' },
});
