import type { Kysely } from 'kysely';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { picsIn } from '../photos/pics.store.ts';
import { canReach } from '../visibility.store.ts';

/**
 * Gender and first photo of a person whom the caller may see: oneself in any state, someone whom a
 * member can turn to, and for staff everybody who is visible; undefined for anyone else.
 */
export async function findFace(
  db: Kysely<Database>,
  id: string,
  caller: Pick<Caller, 'id' | 'role'>,
) {
  const face = await db
    .selectFrom('profiles')
    .select(['gender', 'visible'])
    .select((eb) => picsIn(eb.ref('profiles.id'), caller.id, 1).as('pics'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (face === undefined || id === caller.id) return face;
  const seen = caller.role === 'staff' ? face.visible : await canReach(db, caller.id, id);
  return seen ? face : undefined;
}
