import type {
  answerInterest,
  listInterests,
  removeInterest,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import { isId, wrongField } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { cutTimePage, timePlaceOf } from '../platform/time-pages.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { canReach } from '../profiles/reach.store.ts';
import { toAsked } from './asked-replies.ts';
import { addAsked, findAsked, setAskedAnswer } from './asked.store.ts';
import { dropInterest, listInterestRows } from './interests.store.ts';
import { INTEREST_LISTS, tellChanged } from './tell-changes.ts';

/** One tab of /interests; what one sent oneself names no sender (readings, 'Calls'). */
export const answerListInterests: Handler<typeof listInterests> = async (
  { query: { type, cursor } },
  { db, caller, clock, photos },
) => {
  const place = timePlaceOf(cursor);
  const page = cutTimePage(await listInterestRows(db, caller.id, type, place), place);
  const data = page.data.map((row) => {
    const { from, from_profile, ...interest } = toAsked(row, { today: clock(), photos });
    return type === 'sent' ? interest : { ...interest, from, from_profile };
  });
  return { data: { ...page, data } };
};

/** To somebody whom the caller can see, once. */
export const answerSendInterest: Handler<typeof sendInterest> = async (
  { body: { to } },
  context,
) => {
  const { db, caller, clock, photos } = context;
  const asked = { fromId: caller.id, toId: to, now: clock() };
  const row = await db.transaction().execute(async (trx) => {
    if (!(await canReach(trx, caller.id, to))) throw nobody();
    const id = await addAsked(trx, 'interests', asked);
    if (id === undefined) throw new Refusal(424, 'interest.alreadySent');
    const added = await findAsked(trx, 'interests', caller.id, id);
    // Blocked in the meantime: then nothing was sent either.
    if (added === undefined) throw nobody();
    return added;
  });
  await tellChanged(context, to, INTEREST_LISTS);
  return { data: toAsked(row, { today: clock(), photos }) };
};

/** By the recipient, who may think again: accepted and declined are opposite. */
export const answerAnswerInterest: Handler<typeof answerInterest> = async (
  { params: { id }, body: { update } },
  context,
) => {
  const { db, caller, clock, photos } = context;
  if (update.accepted === update.declined) throw wrongField('update.declined');
  const answer = { id, recipientId: caller.id, ...update };
  if (!isId(id) || !(await setAskedAnswer(db, 'interests', answer))) throw gone();
  const row = await findAsked(db, 'interests', caller.id, id);
  if (row === undefined) throw gone();
  await tellChanged(context, row.from_id, INTEREST_LISTS);
  return { data: toAsked(row, { today: clock(), photos }) };
};

/** By the sender, whatever the answer was. */
export const answerRemoveInterest: Handler<typeof removeInterest> = async (
  { params: { id } },
  context,
) => {
  const dropped = isId(id) ? await dropInterest(context.db, context.caller.id, id) : undefined;
  if (dropped === undefined) throw gone();
  await tellChanged(context, dropped.to_id, INTEREST_LISTS);
  return { data: { id } };
};

function gone(): Refusal {
  return new Refusal(404, 'interest.notFound');
}
