import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type {
  answerChatRequest,
  cancelChatRequest,
  listChatRequests,
  sendChatRequest,
  CHAT_REQUEST_TYPES,
} from 'shared-contracts/calls/engagement';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isId, wrongField } from '../../platform/validation/ids.ts';
import { dropEmptyThread, tellStored } from '../chat/chat.public.ts';
import { profileNotFound, canReach, viewingOf } from '../profiles/profiles.public.ts';
import { acceptRequest, findWaitingRequest, setOpener, type Answering } from './ask-with-answer.ts';
import { REQUEST_LISTS, notifyChanged, notifyOwn } from './notify-changes.ts';
import { toRequest } from './request-replies.ts';
import {
  addRequest,
  findRequest,
  lockPair,
  setRequestAnswer,
  withdrawRequest,
  requestPage,
  requestsOnPage,
  SHOWN_TO_SENDER,
} from './requests.store.ts';

/** How many chat requests one page holds. */
const REQUESTS_PAGE = 20;

/**
 * To a person whom the caller can see, once; not if the other asks already, unless the caller declined that. While the
 * request waits, words sent with another one replace those that wait with it. A requester cannot accept in the other's
 * name.
 */
export const answerSendChatRequest: Handler<typeof sendChatRequest> = async (
  { body: { to, accepted, declined, message } },
  context,
) => {
  const { db, caller, clock } = context;
  if (accepted) throw wrongField('accepted');
  if (declined) throw wrongField('declined');
  const requested = { fromId: caller.id, toId: to, now: clock() };
  const { row, isNew } = await db.transaction().execute(async (trx) => {
    await lockPair(trx, caller.id, to);
    if (!(await canReach(trx, caller.id, to))) throw profileNotFound();
    if (await hasReverseRequest(trx, caller.id, to)) throw sentBefore();
    const added = await addRequest(trx, 'chat_requests', requested);
    const id =
      added ?? (message === undefined ? undefined : await findWaitingRequest(trx, requested));
    if (id === undefined) throw sentBefore();
    if (message !== undefined) await setOpener(trx, id, message);
    const sent = await findRequest(trx, 'chat_requests', caller.id, id);
    // Blocked in the meantime: then nothing was sent either.
    if (sent === undefined) throw profileNotFound();
    return { row: sent, isNew: added !== undefined };
  });
  // Waiting words are for the sender alone: other ones change nothing for the recipient.
  if (isNew) await notifyChanged(context, to, REQUEST_LISTS);
  else notifyOwn(context, REQUEST_LISTS);
  return { data: toRequest(row, viewingOf(context)) };
};

/**
 * Requests to the caller: pending, or with `accepted=true` accepted; a page from an offset. The caller's own declined
 * requests are listed with the pending ones.
 */
export const answerListChatRequests: Handler<typeof listChatRequests> = async (
  { query: { type, accepted, from } },
  context,
) => {
  const { db, caller } = context;
  const which = { type, accepted: accepted === 'true', from };
  const rows = await listChatRequestRows(db, caller.id, which);
  const more = rows.length > REQUESTS_PAGE;
  const viewing = viewingOf(context);
  return {
    data: {
      data: rows.slice(0, REQUESTS_PAGE).map((row) => toRequest(row, viewing)),
      next: more ? String(from + REQUESTS_PAGE) : null,
      prev: from > 0 ? String(Math.max(0, from - REQUESTS_PAGE)) : null,
    },
  };
};

/**
 * By the recipient, who may change the answer: accepted and declined are opposite. Acceptance opens a conversation; an
 * empty one ends with it.
 */
export const answerAnswerChatRequest: Handler<typeof answerChatRequest> = async (
  { params: { id }, body: { accepted, declined } },
  context,
) => {
  const { db, caller, clock } = context;
  if (accepted === declined) throw wrongField('declined');
  if (!isId(id)) throw gone();
  const answer = { id, recipientId: caller.id, now: clock() };
  const { row, stored } = await db.transaction().execute(async (trx) => {
    const opener = await (accepted ? acceptRequest(trx, answer) : declineRequest(trx, answer));
    if (opener === undefined) throw gone();
    const answered = await findRequest(trx, 'chat_requests', caller.id, id);
    if (answered === undefined) throw gone();
    return { row: answered, stored: opener };
  });
  await notifyChanged(context, row.from_id, REQUEST_LISTS);
  await tellStored(context, row.from_id, stored);
  return { data: toRequest(row, viewingOf(context)) };
};

/** Declines a chat request, and ends a conversation in which nothing was said; undefined where there is none to decline. */
async function declineRequest(trx: Transaction<Database>, answer: Answering) {
  const declined = { ...answer, accepted: false, declined: true };
  const senderId = await setRequestAnswer(trx, 'chat_requests', declined);
  if (senderId === undefined) return undefined;
  await dropEmptyThread(trx, [answer.recipientId, senderId]);
  return [];
}

/** By the sender. A declined one is hidden from its sender alone and stays, or one could ask again and again. */
export const answerCancelChatRequest: Handler<typeof cancelChatRequest> = async (
  { params: { id } },
  context,
) => {
  const { db, caller } = context;
  if (!isId(id)) throw gone();
  const { to_id, kept } = await db.transaction().execute(async (trx) => {
    const withdrawn = await withdrawRequest(trx, 'chat_requests', { id, senderId: caller.id });
    if (withdrawn === undefined) throw gone();
    if (!withdrawn.kept) await dropEmptyThread(trx, [caller.id, withdrawn.to_id]);
    return withdrawn;
  });
  if (kept) notifyOwn(context, REQUEST_LISTS);
  else await notifyChanged(context, to_id, REQUEST_LISTS);
  return { data: { id } };
};

function sentBefore(): Refusal {
  return new Refusal(409, 'chatRequest.alreadySent');
}

function gone(): Refusal {
  return new Refusal(404, 'chatRequest.notFound');
}

/** Which chat requests of a member are listed, from an offset. */
interface RequestList {
  readonly type: (typeof CHAT_REQUEST_TYPES)[number];
  readonly accepted: boolean;
  readonly from: number;
}

/** Chat requests that can be seen now, the newest first: one more than a page shows. */
function listChatRequestRows(
  db: Kysely<Database>,
  memberId: string,
  { type, accepted, from }: RequestList,
) {
  // Declined requests stay visible to their sender only.
  const where =
    type === 'sent'
      ? sql<SqlBool>`asked.accepted = ${accepted} and ${SHOWN_TO_SENDER}`
      : sql<SqlBool>`asked.accepted = ${accepted} and not asked.declined`;
  const side = type === 'sent' ? 'from' : 'to';
  const order = 'desc';
  const page = requestPage('chat_requests', memberId, {
    side,
    where,
    order,
    limit: REQUESTS_PAGE + 1,
    offset: from,
  });
  return requestsOnPage(db, 'chat_requests', memberId, { page, order });
}

/** Whether the other person has a request to the caller that was not declined. */
async function hasReverseRequest(
  db: Kysely<Database>,
  callerId: string,
  otherId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('chat_requests')
    .select('id')
    .where('from_id', '=', otherId)
    .where('to_id', '=', callerId)
    .where('declined', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}
