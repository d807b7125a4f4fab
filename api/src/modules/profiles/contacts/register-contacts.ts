import { sql, type Kysely, type Transaction } from 'kysely';
import {
  beginGoogleConsent,
  listContacts,
  saveContacts,
  saveSupportInfo,
  suggestContacts,
  whatsappLink,
  MAX_CONTACTS,
  type Contact,
  type ContactList,
} from 'shared-contracts/calls/contacts';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Api } from '../../../platform/calls/context.ts';
import { serve, type Handler, type Validate } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { notifyScore } from '../score/notify-score.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import { answerBeginConsent, answerSuggestContacts, validateBook } from './suggest-contacts.ts';
import { answerSaveSupportInfo, validateSupportInfo } from './support-info.ts';
import { answerWhatsapp } from './whatsapp.ts';

/** One's own list, as it was saved. */
const answerListContacts: Handler<typeof listContacts> = async (_, { db, caller }) => ({
  data: await findContactList(db, caller.id),
});

/**
 * All or nothing: the whole list and the points that it earns change together. A list that was saved elsewhere since
 * `if_updated_at` is not replaced; the refusal brings it along.
 */
const answerSaveContacts: Handler<typeof saveContacts> = async (
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
const validateContacts: Validate<typeof saveContacts> = ({ body }) => {
  if (!Array.isArray(body)) return [];
  const listed: readonly unknown[] = body.slice(0, MAX_CONTACTS);
  return listed.flatMap((one, at) =>
    phoneErrors(`${at}.phone`, (one as { phone?: unknown } | null)?.phone),
  );
};

/** Puts the calls about family contacts, and about reaching a member, on the application. */
export function registerContacts(api: Api): void {
  serve(api, listContacts, answerListContacts);
  serve(api, saveContacts, answerSaveContacts, validateContacts);
  serve(api, suggestContacts, answerSuggestContacts(api.parts), validateBook);
  serve(api, beginGoogleConsent, answerBeginConsent(api.parts));
  serve(api, whatsappLink, answerWhatsapp);
  serve(api, saveSupportInfo, answerSaveSupportInfo, validateSupportInfo);
}

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

/** A member's family contacts with when they were last saved; a list that never was is as old as the profile. */
async function findContactList(db: Kysely<Database>, profileId: string): Promise<ContactList> {
  const held = await db
    .selectFrom('profiles')
    .leftJoin('contact_lists', 'contact_lists.profile_id', 'profiles.id')
    .select(['profiles.created_at', 'contact_lists.updated_at'])
    .where('profiles.id', '=', profileId)
    .executeTakeFirst();
  const updatedAt = held?.updated_at ?? held?.created_at;
  return {
    data: await listContactRows(db, profileId),
    updated_at: updatedAt?.toISOString() ?? null,
  };
}

/** Notes that a list was saved; the time always moves, so that two saves in one ms are still two. */
async function noteSaved(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<string> {
  const { updated_at } = await trx
    .insertInto('contact_lists')
    .columns(['profile_id', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('profiles')
        .select([
          'id',
          sql<Date>`greatest(${now}::timestamptz, created_at + interval '1 ms')`.as('updated_at'),
        ])
        .where('id', '=', profileId),
    )
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({
        updated_at: sql<Date>`greatest(${now}::timestamptz, contact_lists.updated_at + interval '1 ms')`,
      }),
    )
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return updated_at.toISOString();
}

/** A member's family contacts in their order. */
function listContactRows(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('contacts')
    .select(['name', 'relation', 'phone', 'occupation', 'current_city', 'address', 'address_for'])
    .where('profile_id', '=', profileId)
    .orderBy('position')
    .execute();
}

/** Puts a list in the place of the one that was there. */
async function replaceContacts(
  trx: Transaction<Database>,
  profileId: string,
  contacts: readonly Contact[],
): Promise<void> {
  await trx.deleteFrom('contacts').where('profile_id', '=', profileId).execute();
  if (contacts.length === 0) return;
  const rows = contacts.map((contact, position) => ({
    profile_id: profileId,
    position,
    ...contact,
  }));
  await trx.insertInto('contacts').values(rows).execute();
}
