import { sql, type Kysely, type Transaction } from 'kysely';
import type { Contact, ContactList } from 'shared-contracts/calls/contacts';
import type { Database } from '../../../platform/database/tables.ts';

/** A member's family contacts with when they were last saved; a list that never was is as old as the profile. */
export async function findContactList(
  db: Kysely<Database>,
  profileId: string,
): Promise<ContactList> {
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
export async function noteSaved(
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
