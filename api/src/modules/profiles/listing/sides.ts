import type { Kysely } from 'kysely';
import type { getSides } from 'shared-contracts/calls/own-profile';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { picsIn } from '../photos/pics.store.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { findSide } from '../profiles.store.ts';
import { canReach } from '../visibility.store.ts';

/**
 * Which of the caller and the person of a pid is bride and groom; null for an unknown or own pid. The `gender` of the
 * address is not needed: both are stored.
 */
export const answerGetSides: Handler<typeof getSides> = async (
  { query: { pid } },
  { db, caller },
) => {
  const id = fromPid(pid);
  const face = id === null ? undefined : await findFace(db, id, caller);
  if (id === null || face === undefined) throw profileNotFound();
  const own = id === caller.id ? undefined : await findSide(db, caller.id);
  const people = [
    { id, gender: face.gender },
    { id: caller.id, gender: own?.gender },
  ];
  const sideOf = (gender: string) => people.find((one) => one.gender === gender)?.id ?? null;
  return { data: { bride: sideOf('female'), groom: sideOf('male') } };
};

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
