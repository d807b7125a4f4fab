import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** Whether a member can turn to somebody: visible, of the same community and the other side, no block. */
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

/** That neither of two people has blocked the other. */
export function noBlockBetween(one: Expression<string>, other: Expression<string>) {
  return sql<SqlBool>`not exists (
    select from blocks
    where (blocker_id = ${one} and blocked_id = ${other})
       or (blocker_id = ${other} and blocked_id = ${one}))`;
}
