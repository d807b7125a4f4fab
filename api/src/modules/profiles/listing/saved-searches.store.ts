import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { lockProfile } from '../score/refresh-scores.ts';
import { MOST_SEARCHES } from './saved-searches.rules.ts';

/** A member's searches, the first one saved first. */
export function listSearchRows(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'filters', 'new_people'])
    .select(sql<boolean>`notifies_since is not null`.as('notifies'))
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
      .values({
        id: randomUUID(),
        profile_id: ownerId,
        name,
        filters,
        created_at: now,
        notifies_since: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'name'])
          .doUpdateSet({ filters, notifies_since: now, new_people: 0 }),
      )
      .execute();
    await ensureLook(trx, ownerId, now);
    return 'kept';
  });
}

/** Has the searches of a member looked through, at once where that is not planned already. */
async function ensureLook(db: Kysely<Database>, ownerId: string, now: Date): Promise<void> {
  await db
    .insertInto('search_looks')
    .values({ profile_id: ownerId, next_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What changes of a search. */
export interface SearchChange {
  readonly notifies?: boolean | undefined;
  readonly opened?: true | undefined;
}

/** Changes a search of this owner; false when there is none. A search that reports already goes on from where it is. */
export function changeSearch(
  db: Kysely<Database>,
  search: { readonly ownerId: string; readonly id: string; readonly now: Date },
  { notifies, opened }: SearchChange,
): Promise<boolean> {
  const { ownerId, id, now } = search;
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('saved_searches')
      .set((eb) => ({
        notifies_since:
          notifies === undefined
            ? eb.ref('notifies_since')
            : notifies
              ? sql<Date>`coalesce(notifies_since, ${now})`
              : null,
        new_people: opened === true || notifies === false ? 0 : eb.ref('new_people'),
      }))
      .where('id', '=', id)
      .where('profile_id', '=', ownerId)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    if (notifies === true) await ensureLook(trx, ownerId, now);
    return true;
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
