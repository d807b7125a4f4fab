import type { Contact, listContacts, saveContacts } from 'shared-contracts/calls/contacts';
import type { Handler } from '../platform/serve.ts';
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
  const contacts = body.map((contact) => withoutEmptyTexts(contact));
  await db.transaction().execute(async (trx) => {
    if (!(await holdProfile(trx, caller.id))) throw nobody();
    await replaceContacts(trx, caller.id, contacts);
    await refreshScores(trx, caller.id, clock());
  });
  await tellScore(context, caller.id);
  return { data: { data: contacts } };
};

/** A field that was cleared says nothing, as one that was never filled. */
function withoutEmptyTexts(contact: Contact): Contact {
  const { occupation, current_city, address } = contact;
  return {
    ...contact,
    occupation: occupation === '' ? null : occupation,
    current_city: current_city === '' ? null : current_city,
    address: address === '' ? null : address,
  };
}
