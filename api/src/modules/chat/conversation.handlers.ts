import type { getConversation, listThreads, markRead } from 'shared-contracts/calls/messaging';
import type { Context } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import { toRequest } from '../engagement/engagement.public.ts';
import { nobody, canReach, placeIn, viewingOf } from '../profiles/profiles.public.ts';
import {
  isFrozen,
  seenCard,
  toMessage,
  toThread,
  type ConversationContext,
} from './chat-replies.ts';
import { findConversationContext } from './conversation-context.store.ts';
import { findRequestBetween, listMessageRows, MESSAGES_PAGE } from './conversation.store.ts';
import { countUnread } from './counts.store.ts';
import { moveReadMark } from './read-marks.store.ts';
import { tellCounts } from './tell-chat.ts';
import { countThreads, listThreadRows } from './threads.store.ts';

const LAST_SEEN_AFTER_MS = 10 * 60 * 1000;

/** One's conversations, the latest word first. */
export const answerListThreads: Handler<typeof listThreads> = async ({ query }, context) => {
  const { db, caller } = context;
  const viewing = viewingOf(context);
  const [rows, total] = await Promise.all([
    listThreadRows(db, caller.id, query),
    countThreads(db, caller.id),
  ]);
  return { data: { data: rows.map((row) => toThread(row, viewing)), total } };
};

/** A page of what two people wrote, in its order; readable for both whatever stands between them since. */
export const answerGetConversation: Handler<typeof getConversation> = async (
  { params: { a, b }, query },
  context,
) => {
  const { db, caller, clock } = context;
  if (caller.id !== a && caller.id !== b) throw nobody();
  const meeting = await findConversationContext(db, caller.id, caller.id === a ? b : a);
  if (meeting === undefined) throw nobody();
  const { own_id, other_id, thread_id } = meeting;
  const viewing = viewingOf(context);
  const card = seenCard(meeting, viewing);
  // Whoever blocked keeps the first name and the way to unblock, where nothing was written too.
  const isKept = thread_id !== null || (meeting.shut_out && card !== null);
  if (!isKept && !(await canReach(db, own_id, other_id))) throw nobody();
  const [page, request] = await Promise.all([
    thread_id === null ? { rows: [], next: null } : pageOf(db, thread_id, query),
    // A request shows both people whole: to whoever may see less it is none.
    card === null || meeting.shut_out ? undefined : findRequestBetween(db, own_id, other_id),
  ]);
  const frozen = isFrozen(meeting);
  const isOpen = !frozen && request?.accepted === true;
  return {
    data: {
      data: page.rows.map((row) => toMessage(row, meeting)),
      frozen,
      next: page.next,
      with_profile:
        card === null || meeting.shut_out
          ? card
          : { ...card, current_city: placeIn(viewing.language, meeting.current_city) },
      last_seen: isOpen ? lastSeen(meeting.last_active_at, clock()) : null,
      request: request === undefined ? null : toRequest(request, viewing),
      read: readOf(meeting),
    },
  };
};

/** When somebody was here last; null within ten minutes, so that nobody is watched while they read and write elsewhere. */
function lastSeen(at: Date, now: Date): string | null {
  return now.getTime() - at.getTime() < LAST_SEEN_AFTER_MS ? null : at.toISOString();
}

/**
 * Marks a conversation as read up to a sequence; to mark it again or for less changes nothing. One that is frozen stands
 * still: neither side learns what the other still reads in it.
 */
export const answerMarkRead: Handler<typeof markRead> = async (
  { body: { with: other, sequence } },
  context,
) => {
  const { db, caller, clock, pushes } = context;
  const meeting = await findConversationContext(db, caller.id, other);
  if (meeting === undefined || meeting.thread_id === null) throw nobody();
  const place = { threadId: meeting.thread_id, readerId: caller.id, sequence, now: clock() };
  const mark = isFrozen(meeting) ? undefined : await moveReadMark(db, place);
  if (mark !== undefined) {
    const read_at = mark.at.toISOString();
    const told = { by: caller.id, with: other, sequence: mark.sequence, read_at };
    pushes.push(caller.id, 'read', told);
    pushes.push(other, 'read', told);
    await tellCounts(context, [caller.id]);
  }
  return { data: { chat_count: (await countUnread(db, caller.id)).unread } };
};

/** Sequences of the database are below this. */
const BEYOND = 2 ** 31 - 1;

/** In the order of the sequences, whichever end it was read from; `next` goes on from that end. */
async function pageOf(
  db: Context['db'],
  threadId: string,
  { before, since }: { before?: number | undefined; since?: number | undefined },
) {
  const range = { before: within(before), since: within(since) };
  const found = await listMessageRows(db, threadId, range);
  const rows = found.slice(0, MESSAGES_PAGE);
  const next = found.length > MESSAGES_PAGE ? (rows.at(-1)?.sequence ?? null) : null;
  return { rows: since === undefined ? rows.toReversed() : rows, next };
}

function within(sequence: number | undefined): number | undefined {
  return sequence === undefined ? undefined : Math.min(sequence, BEYOND);
}

function readOf({ their_sequence, their_read_at }: ConversationContext) {
  return { sequence: their_sequence ?? 0, read_at: their_read_at?.toISOString() ?? null };
}
