import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import type { ProfileState } from '../profiles/profiles.tables.ts';

/** Sets a profile's state unless it is hidden; false when it is, or when there is no profile. */
export async function storeState(
  db: Kysely<Database>,
  id: string,
  state: Exclude<ProfileState, 'hidden'>,
): Promise<boolean> {
  const stored = await db
    .updateTable('profiles')
    .set({ state })
    .where('id', '=', id)
    .where('state', '<>', 'hidden')
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** A profile's state; undefined without one. */
export async function findState(
  db: Kysely<Database>,
  id: string,
): Promise<ProfileState | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}
