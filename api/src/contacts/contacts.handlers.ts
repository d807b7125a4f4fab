import {
  MAX_CONTACTS,
  type Contact,
  type listContacts,
  type saveContacts,
} from 'shared-contracts/calls/contacts';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { phoneErrors } from '../platform/phone-fields.ts';
import type { Handler, Judge } from '../platform/serve.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { holdProfile, refreshScores } from '../profiles/refresh-scores.ts';
import { tellScore } from '../profiles/tell-score.ts';
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
    if (!(await holdProfile(trx, caller.id))) throw nobody();
    await replaceContacts(trx, caller.id, contacts);
    await refreshScores(trx, caller.id, clock());
  });
  await tellScore(context, caller.id);
  return { data: { data: contacts } };
};

/** Numbers that nobody can call, by their places. */
export const judgeContacts: Judge<typeof saveContacts> = ({ body }) => {
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
