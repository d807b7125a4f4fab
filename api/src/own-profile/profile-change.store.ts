import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../platform/tables.ts';
import type { ProfilesTable } from '../profiles/profiles.tables.ts';

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
  change: Updateable<ProfilesTable>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set(change)
    .set({ updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 ms')` })
    .where('id', '=', id)
    .execute();
}
