import { randomUUID } from 'node:crypto';
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

/** One interest that the caller sent or received. */
export function findInterest(db: Kysely<Database>, callerId: string, id: string) {
  return askedWithCards(db, 'interests', callerId)
    .where('asked.id', '=', id)
    .where(({ or, eb }) =>
      or([eb('asked.from_id', '=', callerId), eb('asked.to_id', '=', callerId)]),
    )
    .executeTakeFirst();
}

/** Stores an interest; undefined when this person has sent one to that person before. */
export async function addInterest(
  db: Kysely<Database>,
  interest: { fromId: string; toId: string; now: Date },
): Promise<string | undefined> {
  const added = await db
    .insertInto('interests')
    .values({
      id: randomUUID(),
      from_id: interest.fromId,
      to_id: interest.toId,
      created_at: interest.now,
    })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Answers an interest that the caller can see as its recipient; false when there is none. */
export async function setInterestAnswer(
  db: Kysely<Database>,
  answer: { id: string; recipientId: string; accepted: boolean; declined: boolean },
): Promise<boolean> {
  const { id, recipientId, accepted, declined } = answer;
  const answered = await db
    .updateTable('interests')
    .set({ accepted, declined })
    .where('id', 'in', askedIds(db, recipientId, id))
    .where('to_id', '=', recipientId)
    .returning('id')
    .executeTakeFirst();
  return answered !== undefined;
}

/** Takes back an interest that the caller sent; false when there is none. */
export async function dropInterest(
  db: Kysely<Database>,
  senderId: string,
  id: string,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('interests')
    .where('id', '=', id)
    .where('from_id', '=', senderId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

function askedIds(db: Kysely<Database>, callerId: string, id: string) {
  return askedWithCards(db, 'interests', callerId)
    .clearSelect()
    .select('asked.id')
    .where('asked.id', '=', id);
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
