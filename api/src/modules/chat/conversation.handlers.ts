import { type Kysely, sql } from 'kysely';
import type {
  getConversation,
  listThreads,
  markRead,
  listInvites,
  subscribeCounts,
} from 'shared-contracts/calls/messaging';
import type { Context } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  toRequest,
  requestCards,
  countWaitingInterests,
  countOnPage,
  PENDING,
  requestPage,
  requestsOnPage,
} from '../engagement/engagement.public.ts';
import { profileNotFound, canReach, placeIn, viewingOf } from '../profiles/profiles.public.ts';
import { seenCard, toThread } from './chat-replies.ts';
import { findConversationContext } from './conversation-context.store.ts';
import { countUnread } from './counts.store.ts';
import { isFrozen, toMessage, type ConversationContext } from './message-replies.ts';
import { tellCounts } from './tell-chat.ts';
import { countThreads, listThreadRows } from './threads.store.ts';

/** Invites that one reply carries at most. */
const INVITES_SHOWN = 50;

/** How far they are counted: the count of more is this number. */
const INVITES_COUNTED = 500;

/** How far the interests that wait are counted: the badge of more says this number. */
const INTERESTS_COUNTED = 100;

/**
 * The badge of chats, replied and pushed, that of interests, the plan in force and the language; asking twice answers the
 * same.
 */
export const answerSubscribeCounts: Handler<typeof subscribeCounts> = async (
  _,
  { db, caller, pushes },
) => {
  const { unread, asOf } = await countUnread(db, caller.id);
  const data = { chat_count: unread };
  pushes.push(caller.id, 'publish', data, asOf);
  const account = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', caller.id)
    .executeTakeFirst();
  // Pages ask this when their line is cut: at that moment the account may have just been deleted.
  if (account === undefined) throw new Refusal(401, 'auth.required');
  const interests_waiting = await countWaitingInterests(db, caller.id, INTERESTS_COUNTED);
  return {
    data: { ...data, interests_waiting, myplan: caller.plan, language: account.language },
  };
};

/** Chat requests that wait for an answer, and how many they are. */
export const answerListInvites: Handler<typeof listInvites> = async (_, context) => {
  const { db, caller } = context;
  const viewing = viewingOf(context);
  const rows = await listInviteRows(db, caller.id);
  return {
    data: {
      data: rows.map((row) => toRequest(row, viewing)),
      count: await countInvites(db, caller.id),
    },
  };
};

/** How many messages one page holds. */
const MESSAGES_PAGE = 50;

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
  if (caller.id !== a && caller.id !== b) throw profileNotFound();
  const meeting = await findConversationContext(db, caller.id, caller.id === a ? b : a);
  if (meeting === undefined) throw profileNotFound();
  const { own_id, other_id, thread_id } = meeting;
  const viewing = viewingOf(context);
  const card = seenCard(meeting, viewing);
  // The blocker keeps the first name and the way to unblock, also without messages.
  const isKept = thread_id !== null || (meeting.shut_out && card !== null);
  if (!isKept && !(await canReach(db, own_id, other_id))) throw profileNotFound();
  const [page, request] = await Promise.all([
    thread_id === null ? { rows: [], next: null } : pageOf(db, thread_id, query),
    // A request shows both people whole: not to callers who may see less.
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
      request:
        request === undefined
          ? null
          : { ...toRequest(request, viewing), opener: request.opener ?? undefined },
      read: readOf(meeting),
    },
  };
};

/** When a person was last online; null within ten minutes, so that presence cannot be watched. */
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
  if (meeting === undefined || meeting.thread_id === null) throw profileNotFound();
  const place = { threadId: meeting.thread_id, readerId: caller.id, sequence, now: clock() };
  const mark = isFrozen(meeting) ? undefined : await moveReadMark(db, place);
  if (mark !== undefined) {
    const read_at = mark.at.toISOString();
    const reported = { by: caller.id, with: other, sequence: mark.sequence, read_at };
    pushes.push(caller.id, 'read', reported);
    pushes.push(other, 'read', reported);
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

/** Sequences that a page lies between, both exclusive. With `since` it holds the earliest, else the latest. */
interface MessageRange {
  readonly before?: number | undefined;
  readonly since?: number | undefined;
}

/** Messages of a thread in a range, beginning at the end that is wanted: one more than a page shows. */
function listMessageRows(db: Kysely<Database>, threadId: string, { before, since }: MessageRange) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .$if(since !== undefined, (query) => query.where('sequence', '>', since ?? 0))
    .orderBy('sequence', since === undefined ? 'desc' : 'asc')
    .limit(MESSAGES_PAGE + 1)
    .execute();
}

/** The request between the two as `one` sees it: the accepted one, else the latest. */
function findRequestBetween(db: Kysely<Database>, one: string, other: string) {
  return requestCards(db, 'chat_requests', one)
    .select(sql<string | null>`case when asked.from_id = ${one} then asked.opener end`.as('opener'))
    .where(({ or, and, eb }) =>
      or([
        and([eb('asked.from_id', '=', one), eb('asked.to_id', '=', other)]),
        and([eb('asked.from_id', '=', other), eb('asked.to_id', '=', one)]),
      ]),
    )
    .orderBy('asked.accepted', 'desc')
    .orderBy('asked.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How far a person has read a thread. */
interface Mark {
  readonly sequence: number;
  readonly at: Date;
}

/**
 * Moves a read mark up to a sequence, never back and never beyond the last message; undefined if nothing changes. Locks
 * the thread, so that unread messages are counted while none is added.
 */
function moveReadMark(
  db: Kysely<Database>,
  {
    threadId,
    readerId,
    sequence,
    now,
  }: { threadId: string; readerId: string; sequence: number; now: Date },
): Promise<Mark | undefined> {
  return db.transaction().execute(async (trx) => {
    const thread = await trx
      .selectFrom('threads')
      .select('last_sequence')
      .where('id', '=', threadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const moved = Math.min(sequence, thread?.last_sequence ?? 0);
    const updated = await trx
      .updateTable('thread_people')
      .set({
        read_sequence: moved,
        read_at: now,
        unread: sql<number>`(
          select count(*) from messages
          where messages.thread_id = ${threadId} and messages.sequence > ${moved}
            and messages.from_id <> ${readerId})`,
      })
      .where('thread_id', '=', threadId)
      .where('profile_id', '=', readerId)
      .where('read_sequence', '<', moved)
      .returning('read_sequence')
      .executeTakeFirst();
    return updated === undefined ? undefined : { sequence: moved, at: now };
  });
}

/** Chat requests that wait for this member's answer, the newest first. */
function listInviteRows(db: Kysely<Database>, profileId: string) {
  const page = pendingFor(profileId, INVITES_SHOWN);
  return requestsOnPage(db, 'chat_requests', profileId, { page, order: 'desc' });
}

/** How many chat requests wait for this member's answer, counted no further than INVITES_COUNTED. */
function countInvites(db: Kysely<Database>, profileId: string): Promise<number> {
  return countOnPage(db, pendingFor(profileId, INVITES_COUNTED));
}

function pendingFor(profileId: string, limit: number) {
  const part = { side: 'to', where: PENDING, order: 'desc', limit } as const;
  return requestPage('chat_requests', profileId, part);
}
