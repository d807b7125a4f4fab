import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { lockProfile } from '../score/refresh-scores.ts';
import { MOST_SEARCHES } from './saved-searches.rules.ts';

/** A member's searches, the first one saved first. */
export function listSearchRows(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'filters'])
    .where('profile_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Keeps a search; under a name that is there already it takes the place of the other. */
export function keepSearch(
  db: Kysely<Database>,
  search: { ownerId: string; name: string; filters: string; now: Date },
): Promise<'kept' | 'full' | 'nobody'> {
  const { ownerId, name, filters, now } = search;
  return db.transaction().execute(async (trx) => {
    // Two at once wait for each other here, so that both cannot be the last one that fits.
    if (!(await lockProfile(trx, ownerId))) return 'nobody';
    const kept = await listSearchRows(trx, ownerId);
    if (kept.length >= MOST_SEARCHES && !kept.some((one) => one.name === name)) return 'full';
    await trx
      .insertInto('saved_searches')
      .values({ id: randomUUID(), profile_id: ownerId, name, filters, created_at: now })
      .onConflict((conflict) => conflict.columns(['profile_id', 'name']).doUpdateSet({ filters }))
      .execute();
    return 'kept';
  });
}

/** Forgets a search of this owner; false when there is none. */
export async function dropSearch(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('profile_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
