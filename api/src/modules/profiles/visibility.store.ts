import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

/** Whether a member can turn to someone: visible, of the same community and the other side, no block. */
export async function canReach(
  db: Kysely<Database>,
  viewerId: string,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('profiles as person')
    .innerJoin('profiles as viewer', (join) => join.on('viewer.id', '=', viewerId))
    .select('person.id')
    .where('person.id', '=', id)
    .where('person.visible', '=', true)
    .whereRef('person.usergroup', '=', 'viewer.usergroup')
    .whereRef('person.gender', '<>', 'viewer.gender')
    .where(({ ref }) => noBlockBetween(ref('person.id'), ref('viewer.id')))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * That one person has blocked another. It is checked for each pair that is found, so that a long list of blocks costs
 * nothing; `offset 0` keeps the planner from reading that list as a whole instead.
 */
export function hasBlocked(blocker: Person, blocked: Person) {
  return sql<boolean>`exists (
    select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked} offset 0)`;
}

/** That one person has not blocked another. */
export function notBlocked(blocker: Person, blocked: Person) {
  return sql<SqlBool>`not ${hasBlocked(blocker, blocked)}`;
}

/** That neither of two people has blocked the other. */
export function noBlockBetween(one: Person, other: Person) {
  return sql<SqlBool>`(${notBlocked(one, other)} and ${notBlocked(other, one)})`;
}

/** An id, or where a statement has one. */
type Person = string | Expression<string>;
