import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { hasBlocked, notBlocked } from '../profiles/profiles.public.ts';

/**
 * Whether the caller may block or report a person: visible on the other side, or met before; neither pausing nor moving
 * to another community prevents it. Blockers of the caller and people hidden by staff do not exist, so that the two
 * cannot be distinguished.
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
