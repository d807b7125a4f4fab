import type {
  answerChatRequest,
  cancelChatRequest,
  listChatRequests,
  sendChatRequest,
} from 'shared-contracts/calls/engagement';
import { isId, wrongField } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { canReach } from '../profiles/reach.store.ts';
import { toAsked } from './asked-replies.ts';
import { addAsked, findAsked, setAskedAnswer } from './asked.store.ts';
import {
  dropChatRequest,
  isAskedBack,
  listChatRequestRows,
  REQUESTS_PAGE,
} from './chat-requests.store.ts';

/**
 * To somebody whom the caller can see, once; nor where the other asked first, unless the caller
 * declined that. Whoever asks cannot accept in the other's name.
 */
export const answerSendChatRequest: Handler<typeof sendChatRequest> = async (
  { body: { to, accepted, declined } },
  { db, caller, clock, photos },
) => {
  if (accepted) throw wrongField('accepted');
  if (declined) throw wrongField('declined');
  const asked = { fromId: caller.id, toId: to, now: clock() };
  const row = await db.transaction().execute(async (trx) => {
    if (!(await canReach(trx, caller.id, to))) throw nobody();
    if (await isAskedBack(trx, caller.id, to)) throw sentBefore();
    const id = await addAsked(trx, 'chat_requests', asked);
    if (id === undefined) throw sentBefore();
    const added = await findAsked(trx, 'chat_requests', caller.id, id);
    // Blocked in the meantime: then nothing was sent either.
    if (added === undefined) throw nobody();
    return added;
  });
  return { data: toAsked(row, { today: clock(), photos }) };
};

/** What the caller was asked: pending, or with `accepted=true` accepted; a page from an offset. */
export const answerListChatRequests: Handler<typeof listChatRequests> = async (
  { query: { accepted, from } },
  { db, caller, clock, photos },
) => {
  const rows = await listChatRequestRows(db, caller.id, { accepted: accepted === 'true', from });
  const more = rows.length > REQUESTS_PAGE;
  return {
    data: {
      data: rows.slice(0, REQUESTS_PAGE).map((row) => toAsked(row, { today: clock(), photos })),
      next: more ? String(from + REQUESTS_PAGE) : null,
      prev: from > 0 ? String(Math.max(0, from - REQUESTS_PAGE)) : null,
    },
  };
};

/** By the recipient, who may think again: accepted and declined are opposite (section 4). */
export const answerAnswerChatRequest: Handler<typeof answerChatRequest> = async (
  { params: { id }, body: { accepted, declined } },
  { db, caller, clock, photos },
) => {
  if (accepted === declined) throw wrongField('declined');
  const answer = { id, recipientId: caller.id, accepted, declined };
  if (!isId(id) || !(await setAskedAnswer(db, 'chat_requests', answer))) throw gone();
  const row = await findAsked(db, 'chat_requests', caller.id, id);
  if (row === undefined) throw gone();
  return { data: toAsked(row, { today: clock(), photos }) };
};

/** By the sender. A declined one stays, or one could ask again and again. */
export const answerCancelChatRequest: Handler<typeof cancelChatRequest> = async (
  { params: { id } },
  { db, caller },
) => {
  if (!isId(id) || !(await dropChatRequest(db, caller.id, id))) throw gone();
  return { data: { id } };
};

function sentBefore(): Refusal {
  return new Refusal(409, 'chatRequest.alreadySent');
}

function gone(): Refusal {
  return new Refusal(404, 'chatRequest.notFound');
}
