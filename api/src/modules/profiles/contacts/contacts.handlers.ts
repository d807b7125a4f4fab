import {
  MAX_CONTACTS,
  type Contact,
  type listContacts,
  type saveContacts,
} from 'shared-contracts/calls/contacts';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { notifyScore } from '../score/notify-score.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import { findContactList, noteSaved, replaceContacts } from './contacts.store.ts';

/** One's own list, as it was saved. */
export const answerListContacts: Handler<typeof listContacts> = async (_, { db, caller }) => ({
  data: await findContactList(db, caller.id),
});

/**
 * All or nothing: the whole list and the points that it earns change together. A list that was saved elsewhere since
 * `if_updated_at` is not replaced; the refusal brings it along.
 */
export const answerSaveContacts: Handler<typeof saveContacts> = async (
  { query: { if_updated_at: known }, body },
  context,
) => {
  const { db, caller, clock } = context;
  const contacts = body.map((contact) => toKeep(contact));
  const now = clock();
  const updated_at = await db.transaction().execute(async (trx) => {
    if (!(await lockProfile(trx, caller.id))) throw profileNotFound();
    const held = await findContactList(trx, caller.id);
    if (known !== undefined && new Date(known).toISOString() !== held.updated_at)
      throw new Refusal(409, 'contacts.changedMeanwhile', { conflict: held });
    await replaceContacts(trx, caller.id, contacts);
    await refreshScores(trx, caller.id, now);
    return noteSaved(trx, caller.id, now);
  });
  await notifyScore(context, caller.id);
  return { data: { data: contacts, updated_at } };
};

/** Invalid numbers, by their positions. */
export const validateContacts: Validate<typeof saveContacts> = ({ body }) => {
  if (!Array.isArray(body)) return [];
  const listed: readonly unknown[] = body.slice(0, MAX_CONTACTS);
  return listed.flatMap((one, at) =>
    phoneErrors(`${at}.phone`, (one as { phone?: unknown } | null)?.phone),
  );
};

/** Numbers in one way of writing; a field that was cleared says nothing, as one that was never filled. */
function toKeep(contact: Contact): Contact {
  const { occupation, current_city, address } = contact;
  return {
    ...contact,
    phone: phoneText(contact.phone),
    occupation: occupation === '' ? null : occupation,
    current_city: current_city === '' ? null : current_city,
    address: address === '' ? null : address,
  };
}
