import {
  MAX_CONTACTS,
  type Contact,
  type listContacts,
  type saveContacts,
} from 'shared-contracts/calls/contacts';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { nobody } from '../profiles.handlers.ts';
import { notifyScore } from '../score/notify-score.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import { listContactRows, replaceContacts } from './contacts.store.ts';

/** One's own list, as it was saved. */
export const answerListContacts: Handler<typeof listContacts> = async (_, { db, caller }) => ({
  data: { data: await listContactRows(db, caller.id) },
});

/** All or nothing: the whole list and the points that it earns change together. */
export const answerSaveContacts: Handler<typeof saveContacts> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const contacts = body.map((contact) => toKeep(contact));
  await db.transaction().execute(async (trx) => {
    if (!(await lockProfile(trx, caller.id))) throw nobody();
    await replaceContacts(trx, caller.id, contacts);
    await refreshScores(trx, caller.id, clock());
  });
  await notifyScore(context, caller.id);
  return { data: { data: contacts } };
};

/** Numbers that nobody can call, by their places. */
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
