import type { Kysely, Transaction } from 'kysely';
import type { Contact } from 'shared-contracts/calls/contacts';
import type { Database } from '../../../platform/database/tables.ts';

/** A member's family contacts in their order. */
export function listContactRows(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('contacts')
    .select(['name', 'relation', 'phone', 'occupation', 'current_city', 'address', 'address_for'])
    .where('profile_id', '=', profileId)
    .orderBy('position')
    .execute();
}

/** Puts a list in the place of the one that was there. */
export async function replaceContacts(
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
