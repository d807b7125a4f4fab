import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { ProfileState } from '../profiles.tables.ts';

/** Sets a profile's state unless it is hidden; the state before, or undefined when it is, or when there is no profile. */
export async function storeState(
  db: Kysely<Database>,
  id: string,
  state: Exclude<ProfileState, 'hidden'>,
): Promise<ProfileState | undefined> {
  const stored = await db
    .updateTable('profiles')
    .from((eb) =>
      eb.selectFrom('profiles').select(['id', 'state']).where('id', '=', id).forUpdate().as('old'),
    )
    .set({ state })
    .whereRef('profiles.id', '=', 'old.id')
    .where('old.state', '<>', 'hidden')
    .returning('old.state')
    .executeTakeFirst();
  return stored?.state;
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
