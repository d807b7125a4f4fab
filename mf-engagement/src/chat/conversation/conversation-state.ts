import type { CallReply } from 'shared-contracts/calls/call';
import type { PersonSummary } from 'shared-contracts/calls/engagement';
import type {
  ConversationRequest,
  getConversation,
  Message,
} from 'shared-contracts/calls/messaging';

/** One page of a conversation, as the call replies it. */
export type ConversationPage = CallReply<typeof getConversation>['data'];

/** What is known of a conversation: the latest messages without a hole, and the way to what lies before. */
export interface ConversationState {
  /** By rising sequence, each once. */
  readonly messages: readonly Message[];
  /** The `before` of the page below; null once the beginning is known. */
  readonly earlier: number | null;
  readonly frozen: boolean;
  /** Null where no more may be known; undefined where the server does not send it. */
  readonly person: PersonSummary | null | undefined;
  readonly request: ConversationRequest | null | undefined;
  /** When they were here last, ISO 8601; null where that is hidden. */
  readonly lastSeen?: string | null | undefined;
}

/** A conversation from its latest page, for the reader with the user id `me`. */
export function conversationOf(page: ConversationPage, me: string): ConversationState {
  const { frozen, with_profile: person, request, last_seen: lastSeen, next: earlier } = page;
  const messages = merged([], page.data);
  return withTheirReading({ messages, earlier, frozen, person, request, lastSeen }, page, me);
}

/** Adds the page below the earliest known message. */
export function withEarlier(
  conversation: ConversationState,
  page: ConversationPage,
): ConversationState {
  return {
    ...conversation,
    messages: merged(conversation.messages, page.data),
    earlier: page.next,
  };
}

/** Adds what was written since, and what else has changed meanwhile. */
export function withLater(
  conversation: ConversationState,
  page: ConversationPage,
  me: string,
): ConversationState {
  const { frozen, with_profile: person, request, last_seen: lastSeen } = page;
  const messages = merged(conversation.messages, page.data);
  const facts = { messages, frozen, person, request, lastSeen };
  return withTheirReading({ ...conversation, ...facts }, page, me);
}

/** Adds messages that arrived by themselves, in any order and however often. */
export function withArrived(
  conversation: ConversationState,
  arrived: readonly Message[],
): ConversationState {
  return { ...conversation, messages: merged(conversation.messages, arrived) };
}

/** Takes over from another copy of the same conversation what this one lacks. */
export function withKnown(
  conversation: ConversationState,
  other: ConversationState | undefined,
): ConversationState {
  if (other === undefined) return conversation;
  const first = conversation.messages[0]?.sequence ?? 0;
  // What was pushed past a hole reaches nothing.
  const reaches = knownUpTo(other) >= first - 1;
  if (!reaches)
    return withArrived(
      conversation,
      other.messages.filter(({ sequence }) => sequence >= first),
    );
  const goesFurtherBack = (other.messages[0]?.sequence ?? Infinity) < first;
  return {
    ...conversation,
    messages: merged(other.messages, conversation.messages),
    earlier: goesFurtherBack ? other.earlier : conversation.earlier,
  };
}

/** Everything that `from` wrote up to a sequence was read. */
export function withRead(
  conversation: ConversationState,
  mark: { readonly from: string; readonly sequence: number; readonly at: string },
): ConversationState {
  const isNew = (one: Message) =>
    one.from === mark.from && one.sequence <= mark.sequence && one.read_at === null;
  if (!conversation.messages.some(isNew)) return conversation;
  const messages = conversation.messages.map((one) =>
    isNew(one) ? { ...one, read_at: mark.at } : one,
  );
  return { ...conversation, messages };
}

/** The last sequence up to which nothing is missing: what came later may have come past something. */
export function knownUpTo({ messages }: ConversationState): number {
  let last = messages[0]?.sequence ?? 0;
  for (const { sequence } of messages) {
    if (sequence > last + 1) return last;
    last = sequence;
  }
  return last;
}

/** Whether something between the known messages is missing. */
export function hasHole(conversation: ConversationState): boolean {
  return knownUpTo(conversation) < (conversation.messages.at(-1)?.sequence ?? 0);
}

/** The latest message of `from` that was not read, 0 when all were: as far as reading goes next. */
export function unreadUpTo({ messages }: ConversationState, from: string): number {
  const last = messages.findLast((one) => one.from === from);
  return last === undefined || last.read_at !== null ? 0 : last.sequence;
}

/** Page and known messages as one: what was read never becomes unread again. */
function merged(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const bySequence = new Map(known.map((one) => [one.sequence, one]));
  for (const one of arrived) {
    const before = bySequence.get(one.sequence);
    bySequence.set(one.sequence, { ...one, read_at: one.read_at ?? before?.read_at ?? null });
  }
  return [...bySequence.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/** How far the other one has read what `me` wrote, where the page tells. */
function withTheirReading(
  conversation: ConversationState,
  { read }: ConversationPage,
  me: string,
): ConversationState {
  if (read === undefined || read.read_at === null) return conversation;
  return withRead(conversation, { from: me, sequence: read.sequence, at: read.read_at });
}
