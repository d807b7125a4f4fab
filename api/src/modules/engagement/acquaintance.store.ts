import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { hasBlocked, notBlocked } from '../profiles/profiles.public.ts';

/**
 * Whether the caller may block or report somebody: a person of the other side whom the caller can see, or anybody whom
 * the caller had to do with before; pausing does not save anybody, nor does being moved to another community. Whoever
 * blocked the caller does not exist, and neither does whom the staff has hidden, so that nobody learns which of the two
 * it is.
 */
export async function isKnownTo(
  db: Kysely<Database>,
  callerId: string,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('profiles as person')
    .innerJoin('profiles as caller', (join) => join.on('caller.id', '=', callerId))
    .select('person.id')
    .where('person.id', '=', id)
    .where('person.state', '<>', 'hidden')
    .where(notBlocked(id, callerId))
    .where(({ or, and, eb, ref }) =>
      or([
        and([
          eb('person.visible', '=', true),
          eb('person.usergroup', '=', ref('caller.usergroup')),
          eb('person.gender', '<>', ref('caller.gender')),
        ]),
        hadToDoWith(callerId, id),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

function hadToDoWith(callerId: string, id: string) {
  return sql<SqlBool>`(
    ${hasBlocked(callerId, id)}
    or exists (select from profile_views where viewer_id = ${id} and viewed_id = ${callerId})
    or exists (select from thread_people where profile_id = ${callerId} and other_id = ${id})
    or exists (select from interests where from_id = ${id} and to_id = ${callerId})
    or exists (select from interests where from_id = ${callerId} and to_id = ${id})
    or exists (select from chat_requests where from_id = ${id} and to_id = ${callerId})
    or exists (select from chat_requests where from_id = ${callerId} and to_id = ${id}))`;
}
