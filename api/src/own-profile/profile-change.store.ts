import { sql, type Transaction } from 'kysely';
import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import type { Database } from '../platform/tables.ts';
import { preferencesColumn } from '../profiles/partner-preferences.ts';

/** Holds a profile until the transaction ends and tells when its owner last changed it. */
export function holdForChange(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('profiles')
    .select('updated_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
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
