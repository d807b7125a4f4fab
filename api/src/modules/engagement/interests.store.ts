import { sql, type Kysely, type SqlBool } from 'kysely';
import type { ChatAnswer, INTEREST_TYPES } from 'shared-contracts/calls/engagement';
import type { Database } from '../../platform/database/tables.ts';
import { beyond, directionOf, TIME_PAGE, type TimePosition } from '../../platform/paging/pages.ts';
import {
  cardsOnPage,
  countOnPage,
  PENDING,
  requestPage,
  SHOWN_TO_SENDER,
} from './requests.store.ts';

/** Tab of /interests. */
export type InterestType = (typeof INTEREST_TYPES)[number];

/** One tab of a member's interests from a place on, the newest first: one statement. */
export function listInterestRows(
  db: Kysely<Database>,
  callerId: string,
  type: InterestType,
  position: TimePosition | null,
) {
  const order = directionOf(position, 'desc');
  const from = beyond(position, 'desc', sql.ref('asked.created_at'), sql.ref('asked.id'));
  const sideOf = (side: 'from' | 'to', where = from) =>
    requestPage('interests', callerId, { side, where, order, limit: TIME_PAGE + 1 });
  const pageRows = (page: ReturnType<typeof requestPage>) =>
    cardsOnPage(db, 'interests', callerId, { page, order })
      .select([waitsFor(callerId).as('waits'), CHAT_REQUEST.as('chat_request')])
      .select(sql<Date | null>`asked.answered_at`.as('answered_at'))
      .execute();
  if (type !== 'matched') {
    const page =
      type === 'sent' ? sideOf('from', sql<SqlBool>`${from} and ${SHOWN_TO_SENDER}`) : sideOf('to');
    return pageRows(page);
  }
  // Each side has an index of its own; of two pages the first half is the page.
  const matchedOf = (side: 'from' | 'to') =>
    sideOf(side, sql<SqlBool>`${from} and ${MATCHED[side]}`);
  const way = sql.raw(order);
  const page = sql<{ id: string; created_at: Date }>`
    select id, created_at from (
      (${matchedOf('from')}) union all (${matchedOf('to')})
    ) either order by created_at ${way}, id ${way} limit ${TIME_PAGE + 1}`;
  return pageRows(page);
}

/** The accepted chat request between two people, else the latest: sender and answer. */
const CHAT_REQUEST = sql<ChatAnswer | null>`(
  select json_build_object('from', chat.from_id, 'accepted', chat.accepted, 'declined', chat.declined)
  from chat_requests chat
  where (chat.from_id = asked.from_id and chat.to_id = asked.to_id)
    or (chat.from_id = asked.to_id and chat.to_id = asked.from_id)
  order by chat.accepted desc, chat.created_at desc limit 1)`;

/** Whether an interest waits for this member's answer; where both sent one, nothing waits. */
function waitsFor(memberId: string) {
  return sql<boolean>`(asked.to_id = ${memberId} and ${PENDING} and ${IS_NO_MATCH})`;
}

/** How many interests wait for this member's answer, counted no further than `most`. */
export function countWaitingInterests(
  db: Kysely<Database>,
  memberId: string,
  most: number,
): Promise<number> {
  const where = sql<SqlBool>`${PENDING} and ${IS_NO_MATCH}`;
  const page = requestPage('interests', memberId, {
    side: 'to',
    where,
    order: 'desc',
    limit: most,
  });
  return countOnPage(db, page);
}

/**
 * The rule of `isMatch` in SQL, by the caller's side: one interest was accepted, or both sent one and neither declined.
 * With both, the caller's own represents the pair unless it was declined. The other's is looked up row by row: an
 * `exists` may read all interests of a member first.
 */
const MATCHED = {
  from: sql<SqlBool>`not asked.declined and (asked.accepted or coalesce((
    select not back.declined from interests back
    where back.from_id = asked.to_id and back.to_id = asked.from_id), false))`,
  to: sql<SqlBool>`asked.accepted and coalesce((
    select back.declined from interests back
    where back.from_id = asked.to_id and back.to_id = asked.from_id), true)`,
} as const;

/** Of a pending interest: none was sent back, or one that was declined. */
const IS_NO_MATCH = sql<SqlBool>`coalesce((
  select back.declined and not back.accepted from interests back
  where back.from_id = asked.to_id and back.to_id = asked.from_id), true)`;
