import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { noBlockBetween } from '../profiles/profiles.public.ts';

/**
 * Whether two people may write to each other: a chat request was accepted, no block, neither hidden by staff. Pausing
 * does not end conversations.
 */
export async function mayChat(
  db: Kysely<Database>,
  { from: one, to: other }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('profiles as one')
    .innerJoin('profiles as other', (join) => join.on('other.id', '=', other))
    .select('one.id')
    .where('one.id', '=', one)
    .where('one.state', '<>', 'hidden')
    .where('other.state', '<>', 'hidden')
    .where(({ ref }) => noBlockBetween(ref('one.id'), ref('other.id')))
    .where(acceptedBetween(one, other))
    .executeTakeFirst();
  return found !== undefined;
}

/** That one of two people has accepted the other's chat request. */
export function acceptedBetween(one: string, other: string) {
  return sql<SqlBool>`exists (
    select from chat_requests
    where accepted and ((from_id = ${one} and to_id = ${other})
      or (from_id = ${other} and to_id = ${one})))`;
}

/** Two people, in the order in which a conversation names them. */
export function inOrder(one: string, other: string): { a_id: string; b_id: string } {
  return one < other ? { a_id: one, b_id: other } : { a_id: other, b_id: one };
}
