import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { noBlockBetween } from '../profiles/profiles.public.ts';

/** People notified of a change of visibility at most; the closest first. */
export const MOST_CONCERNED = 1000;

/** A person in whose lists another one appears. */
export interface Concerned {
  readonly id: string;
  /** Whether something of the other one waits to be read. */
  readonly unread: boolean;
}

/**
 * People who have a person in a conversation, request, interest or bookmark: one statement. Not people behind a block.
 */
export async function findConcerned(db: Kysely<Database>, id: string): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select known.id, bool_or(known.unread) as unread
    from (
      select profile_id as id, 1 as closeness, unread > 0 as unread
        from thread_people where thread_id in (
          select thread_id from thread_people where profile_id = ${id}) and other_id = ${id}
      union all select to_id, 2, false from chat_requests where from_id = ${id}
      union all select from_id, 2, false from chat_requests where to_id = ${id}
      union all select to_id, 3, false from interests where from_id = ${id}
      union all select from_id, 3, false from interests where to_id = ${id}
      union all select from_id, 4, false from bookmarks where to_id = ${id}
    ) as known
    where ${noBlockBetween(sql.ref('known.id'), sql`${id}::uuid`)}
    group by known.id
    order by min(known.closeness), known.id
    limit ${MOST_CONCERNED}`.execute(db);
  return rows;
}
