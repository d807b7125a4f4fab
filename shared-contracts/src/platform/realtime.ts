import * as z from 'shared-contracts/schema';
import { Ad } from '../calls/leads.ts';
import { Message } from '../calls/messaging.ts';
import { Pid, UserId } from '../calls/schemas.ts';
import { PLAN_CODES } from '../domain/plan.ts';
import { LOCALES } from '../i18n/i18n.ts';

/** Where the Phoenix client connects to; it adds `/websocket` itself (design section 5). */
export const SOCKET_PATH = '/socket';

/** The topic of one member (section 7); no one else may join it. */
export function ownTopic(userId: string): string {
  return `pub${userId}`;
}

/** The topic on which a member talks with the assistant (section 7). */
export function assistantTopic(userId: string): string {
  return `bot-${userId}`;
}

/** What a join carries: the client label 'browser' plus a suffix of the page's own, and the token (section 4). */
export const JoinParams = z.object({
  client: z.string().check(z.regex(/^browser-[A-Za-z0-9_-]{1,64}$/)),
  token: z.string(),
});
export type JoinParams = z.infer<typeof JoinParams>;

/** Why a join was refused: `reason` of the error reply. The client tries again by itself, for ever: leave the channel. */
export const JOIN_REFUSALS = ['params', 'unauthorized', 'unmatched topic', 'too many'] as const;

/**
 * `reason` of the `phx_error` of a topic that is as sound as before: pushes may have been missed; the client joins
 * again by itself and fetches them. Any other `phx_error` is a failure.
 */
export const MISSED = 'missed';

/**
 * Codes of ours with which the server closes a socket; its reason is a word for the developer. After any other code a
 * page connects again: 1001 means that the server stops. An origin that is not ours gets no socket at all (403).
 */
export const SOCKET_CLOSED = {
  /** The client's `vsn` names a serializer that the server does not speak; the reason names the one that it does. */
  unsupportedVersion: 4400,
  /** No token, or one that is no longer good: signed out, expired, deleted. Never connect with it again. */
  unauthorized: 4401,
  /** Too many sockets of the member, or too much said at once: connect again after a minute. */
  tooMany: 4429,
} as const;

/** Profile score and badges of the top bar (section 3, 'Score push'). */
export const ScorePush = z.object({
  score: z.number(),
  personal_verification_verified: z.boolean(),
  job_verification_verified: z.boolean(),
  salary_details_verified: z.boolean(),
  property_details_verified: z.boolean(),
  show_google_btn: z.boolean(),
});
export type ScorePush = z.infer<typeof ScorePush>;

/** Lists that may look different now. Without names: a block must not be visible. */
export const CHANGED_LISTS = ['interests', 'chat_requests', 'threads', 'profiles'] as const;

/** A conversation was read up to a sequence, by one of its two people. */
export const ReadMark = z.object({
  /** Who has read. */
  by: UserId,
  /** Whose messages were read. */
  with: UserId,
  sequence: z.number(),
  /** Instant, ISO 8601. */
  read_at: z.string(),
});
export type ReadMark = z.infer<typeof ReadMark>;

/** What the server pushes on `pub{userId}`: publish, score and ad by section 7, the others are ours. */
export const pushSchemas = {
  publish: z.object({ chat_count: z.number() }),
  score: ScorePush,
  ad: Ad,
  /** A message of a thread, pushed to both people: the sender has other devices. */
  message: z.object({ message: Message }),
  read: ReadMark,
  typing: z.object({ from: UserId }),
  changed: z.object({ lists: z.array(z.enum(CHANGED_LISTS)) }),
  /** Call logs were given to this caller: how many, and the first of them. */
  assigned: z.object({ count: z.number(), ids: z.array(z.string()) }),
  /** The plan in force is another one, mostly since one ended. */
  plan: z.object({ myplan: z.enum(PLAN_CODES) }),
  /** Another generation of builds is live. */
  release: z.object({ generation: z.number() }),
} as const;
export type PushName = keyof typeof pushSchemas;
export type PushPayload<Name extends PushName> = z.infer<(typeof pushSchemas)[Name]>;

/** What a browser may say on `pub{userId}`. */
export const saidSchemas = {
  /** The member types to another; passed on only where a message would be. */
  typing: z.object({ to: UserId }),
  /** That the member is between two things: an ad may come now, as `ad` to this page alone (decision 044). */
  moment: z.object({}),
} as const;
export type SaidName = keyof typeof saidSchemas;
export type SaidPayload<Name extends SaidName> = z.infer<(typeof saidSchemas)[Name]>;

/** The one event of `bot-{userId}`, both ways. */
export const ASSISTANT_EVENT = 'message';

/** Longest question in characters. */
export const QUESTION_LENGTH = 500;

/** A question about the profile `pid` (section 3, 'Assistant message'). `id` is the browser's, for the answers to it. */
export const AssistantQuestion = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(QUESTION_LENGTH)),
  from: z.literal('tell_me_about'),
  pid: Pid,
  id: z.optional(z.string().check(z.maxLength(64))),
  /** Of the page that asks; additive, absent from pages of before. */
  language: z.optional(z.enum(LOCALES)),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

/** An answer. One that streams arrives several times under one id, each time whole as far as it is known. */
export const AssistantAnswer = z.object({
  message: z.string(),
  from: z.literal('bot'),
  pid: Pid,
  id: z.optional(z.string()),
  /** False while more of it is to come; absent means true. */
  done: z.optional(z.boolean()),
  /** Questions that one may ask next. */
  suggestions: z.optional(z.array(z.string())),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/** How the line to the server stands: never opened, being opened or lost and tried again, joined. */
export type ConnectionState = 'off' | 'connecting' | 'live';

/** An open conversation with the assistant. */
export interface AssistantConnection {
  /**
   * Resolves when the server has taken the question; rejects with an Error when the line is away, and with one whose
   * message is the code of the refusal when the server refuses.
   */
  readonly ask: (question: AssistantQuestion) => Promise<void>;
  readonly close: () => void;
}

/** What the shell's socket offers to remotes; pushes themselves arrive as events of the bus. */
export interface Realtime {
  readonly state: () => ConnectionState;
  /** Returns the end of listening. */
  readonly onState: (listener: (state: ConnectionState) => void) => () => void;
  /** Says something that may get lost: nothing is kept while the line is away. */
  readonly say: <Name extends SaidName>(name: Name, payload: SaidPayload<Name>) => void;
  /** Joins the assistant's topic of the signed-in member. */
  readonly openAssistant: (onAnswer: (answer: AssistantAnswer) => void) => AssistantConnection;
}
