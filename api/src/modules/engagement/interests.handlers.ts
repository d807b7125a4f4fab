import type { Kysely } from 'kysely';
import type {
  answerInterest,
  listInterests,
  removeInterest,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createdKey, TIME_PAGE, TimeKey } from '../../platform/paging/pages.ts';
import { isId, wrongField } from '../../platform/validation/ids.ts';
import { tellStored } from '../chat/chat.public.ts';
import {
  listCardsOf,
  toCard,
  type Viewing,
  profileNotFound,
  canReach,
  viewingOf,
} from '../profiles/profiles.public.ts';
import { askWithAnswer, withdrawWaitingRequest } from './ask-with-answer.ts';
import { listInterestRows } from './interests.store.ts';
import { INTEREST_LISTS, notifyChanged, notifyOwn, REQUEST_LISTS } from './notify-changes.ts';
import { toRequest } from './request-replies.ts';
import {
  addRequest,
  findRequest,
  lockPair,
  setRequestAnswer,
  withdrawRequest,
} from './requests.store.ts';

/** One tab of /interests in two statements; own interests carry no sender. */
export const answerListInterests: Handler<typeof listInterests> = async (
  { query: { type, cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const requested = await listInterestRows(db, caller.id, type, position);
  const page = paging.cut(requested, { size: TIME_PAGE, position, keyOf: createdKey });
  // What waits for the caller first; the cursors are those of the page by time.
  const rows = [true, false].flatMap((first) => page.data.filter(({ waits }) => waits === first));
  const viewing = viewingOf(context);
  const others = rows.map((row) => (row.from_id === caller.id ? row.to_id : row.from_id));
  const facts = await factsOf(db, others, { caller, viewing });
  const data = rows.map((row) => {
    const { chat_request } = row;
    const { from, from_profile, to_profile, ...requested } = toRequest(row, viewing);
    const interest = {
      ...requested,
      chat_request,
      to_profile: { ...to_profile, ...facts.get(row.to_id) },
    };
    if (type === 'sent') return interest;
    return {
      ...interest,
      from,
      from_profile: { ...from_profile, ...facts.get(row.from_id) },
      // Of a match both know; of a decline its recipient alone.
      ...((type === 'received' || row.accepted) && {
        answered_at: row.answered_at?.toISOString() ?? null,
      }),
    };
  });
  return { data: { ...page, data } };
};

/** To a person whom the caller can see, once. */
export const answerSendInterest: Handler<typeof sendInterest> = async (
  { body: { to } },
  context,
) => {
  const { db, caller, clock } = context;
  const requested = { fromId: caller.id, toId: to, now: clock() };
  const row = await db.transaction().execute(async (trx) => {
    await lockPair(trx, caller.id, to);
    if (!(await canReach(trx, caller.id, to))) throw profileNotFound();
    const id = await addRequest(trx, 'interests', requested);
    if (id === undefined) throw new Refusal(424, 'interest.alreadySent');
    const added = await findRequest(trx, 'interests', caller.id, id);
    // Blocked in the meantime: then nothing was sent either.
    if (added === undefined) throw profileNotFound();
    return added;
  });
  await notifyChanged(context, to, INTEREST_LISTS);
  return { data: toRequest(row, viewingOf(context)) };
};

/**
 * By the recipient, who may think again as long as the sender has not taken back what was declined: accepted and declined
 * are opposite. Declining also takes back the recipient's own chat request that still waits.
 */
export const answerAnswerInterest: Handler<typeof answerInterest> = async (
  { params: { id }, body: { to, update, chat } },
  context,
) => {
  const { db, caller, clock } = context;
  if (update.accepted === update.declined) throw wrongField('update.declined');
  if (chat !== undefined && update.declined) throw wrongField('chat');
  const answer = { id, recipientId: caller.id, ...update, now: clock() };
  const { row, stored, withdrawn } = await db.transaction().execute(async (trx) => {
    if (!isId(id) || !(await setRequestAnswer(trx, 'interests', answer))) throw gone();
    // The recipient of the body has to be the caller; interests of others do not exist.
    if (to !== caller.id) throw wrongField('to');
    const answered = await findRequest(trx, 'interests', caller.id, id);
    if (answered === undefined) throw gone();
    const asking = { fromId: caller.id, toId: answered.from_id, now: answer.now, ...chat };
    const said = chat === undefined ? [] : await askWithAnswer(trx, asking);
    if (said === undefined) throw new Refusal(409, 'chatRequest.alreadySent');
    return {
      row: answered,
      stored: said,
      withdrawn: update.declined && (await withdrawWaitingRequest(trx, asking)),
    };
  });
  const isChatChanged = chat !== undefined || withdrawn;
  const lists = isChatChanged ? [...INTEREST_LISTS, ...REQUEST_LISTS] : INTEREST_LISTS;
  await notifyChanged(context, row.from_id, lists);
  await tellStored(context, row.from_id, stored);
  return { data: toRequest(row, viewingOf(context)) };
};

/** By the sender. A declined one is hidden from its sender alone, and stays declined: it belongs to the recipient. */
export const answerRemoveInterest: Handler<typeof removeInterest> = async (
  { params: { id } },
  context,
) => {
  const { db, caller } = context;
  if (!isId(id)) throw gone();
  const sent = { id, senderId: caller.id };
  const withdrawn = await db
    .transaction()
    .execute((trx) => withdrawRequest(trx, 'interests', sent));
  if (withdrawn === undefined) throw gone();
  if (withdrawn.kept) notifyOwn(context, INTEREST_LISTS);
  else await notifyChanged(context, withdrawn.to_id, INTEREST_LISTS);
  return { data: { id } };
};

/** What a card says beside name and photo: city, work and the score with the caller, as the listing has them. */
async function factsOf(
  db: Kysely<Database>,
  ids: readonly string[],
  { caller, viewing }: { caller: Caller; viewing: Viewing },
) {
  const rows = ids.length === 0 ? [] : await listCardsOf(db, [...ids], caller.id);
  return new Map(
    rows.map((row) => {
      const { current_city, occupation, work, gun_milan } = toCard(row, caller, viewing);
      return [row.id, { current_city, occupation, work, gun_milan }];
    }),
  );
}

function gone(): Refusal {
  return new Refusal(404, 'interest.notFound');
}
