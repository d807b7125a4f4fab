import { sql, type Transaction } from 'kysely';
import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import type { Database } from '../../../platform/database/tables.ts';
import { isGenderOpen } from '../gender-open.store.ts';
import { preferencesColumn } from '../partner-preferences.ts';

/**
 * Locks a profile until the transaction ends and returns what a change depends on. Locked `alone`, it can get no
 * interest meanwhile either.
 */
export function lockForChange(trx: Transaction<Database>, id: string, alone = false) {
  return trx
    .selectFrom('profiles')
    .select([
      'updated_at',
      'name',
      'lastName',
      'gender',
      'birthdate',
      'verified_personal',
      'made_for',
    ])
    .where('id', '=', id)
    .$if(alone, (query) => query.forUpdate())
    .$if(!alone, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Call it after locking the profile alone: requests until then count. */
export async function mayCorrectGender(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('profiles')
    .select(isGenderOpen(id).as('open'))
    .where('id', '=', id)
    .executeTakeFirst();
  return Boolean(row?.open);
}

/** Deletes bookmarks, people set aside and looks from and to a member: whoever is seen by whom has changed. */
export async function forgetLooks(trx: Transaction<Database>, id: string): Promise<void> {
  for (const table of ['bookmarks', 'not_for_me'] as const)
    await trx
      .deleteFrom(table)
      .where((eb) => eb.or([eb('from_id', '=', id), eb('to_id', '=', id)]))
      .execute();
  await trx
    .deleteFrom('profile_views')
    .where((eb) => eb.or([eb('viewer_id', '=', id), eb('viewed_id', '=', id)]))
    .execute();
}

/** Stores changed fields. `updated_at` always moves, so that two changes in one ms are still two. */
export async function storeChange(
  trx: Transaction<Database>,
  id: string,
  { partner_preferences: wishes, ...change }: Omit<ProfileChange, 'id'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set(change)
    .$if(wishes !== undefined, (query) =>
      query.set({ partner_preferences: preferencesColumn(wishes ?? null) }),
    )
    .set({ updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 ms')` })
    .where('id', '=', id)
    .execute();
}
