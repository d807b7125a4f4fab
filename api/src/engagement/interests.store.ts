import { sql, type Kysely, type SqlBool } from 'kysely';
import type { INTEREST_TYPES } from 'shared-contracts/calls/engagement';
import type { Database } from '../platform/tables.ts';
import { beyond, orderFrom, TIME_FETCH, type TimePlace } from '../platform/time-pages.ts';
import { askedWithCards } from './asked.store.ts';

/** Tab of /interests. */
export type InterestType = (typeof INTEREST_TYPES)[number];

/** One tab of a member's interests from a place on, the newest first: one statement. */
export function listInterestRows(
  db: Kysely<Database>,
  callerId: string,
  type: InterestType,
  place: TimePlace | null,
) {
  return askedWithCards(db, 'interests', callerId)
    .$if(type === 'sent', (query) => query.where('asked.from_id', '=', callerId))
    .$if(type === 'received', (query) => query.where('asked.to_id', '=', callerId))
    .$if(type === 'matched', (query) => query.where(matchOf(callerId)))
    .where(({ ref }) => beyond(place, ref('asked.created_at'), ref('asked.id')))
    .orderBy('asked.created_at', orderFrom(place))
    .orderBy('asked.id', orderFrom(place))
    .limit(TIME_FETCH)
    .execute();
}

/** Takes back an interest that the caller sent; undefined when there is none. */
export async function dropInterest(
  db: Kysely<Database>,
  senderId: string,
  id: string,
): Promise<{ to_id: string } | undefined> {
  return db
    .deleteFrom('interests')
    .where('id', '=', id)
    .where('from_id', '=', senderId)
    .returning('to_id')
    .executeTakeFirst();
}

/**
 * The rule of `isMatch` in SQL: one side's interest was accepted, or both sent one and nobody
 * declined. Where both sent one, the caller's own stands for the pair.
 */
function matchOf(callerId: string) {
  return sql<SqlBool>`
    ${callerId} in (asked.from_id, asked.to_id)
    and (asked.from_id = ${callerId} or not exists (
      select from interests back
      where back.from_id = asked.to_id and back.to_id = asked.from_id))
    and (asked.accepted or exists (
      select from interests back
      where back.from_id = asked.to_id and back.to_id = asked.from_id
        and (back.accepted or not (back.declined or asked.declined))))`;
}
