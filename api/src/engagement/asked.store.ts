import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../platform/tables.ts';
import { photoFor, picsIn } from '../profiles/pics.store.ts';
import { noBlockBetween } from '../profiles/reach.store.ts';

/** Tables of what one member asks another. */
export type AskedTableName = 'interests' | 'chat_requests';

/**
 * What members asked of each other with both people's cards, as far as `callerId` may see it: the
 * other is visible and nobody blocked anybody.
 */
export function askedWithCards(db: Kysely<Database>, table: AskedTableName, callerId: string) {
  return askedCards(db, table, callerId)
    .where(
      ({ ref }) =>
        sql<SqlBool>`(${ref('sender.visible')} or ${ref('sender.id')} = ${callerId})
        and (${ref('recipient.visible')} or ${ref('recipient.id')} = ${callerId})`,
    )
    .where(({ ref }) => noBlockBetween(ref('sender.id'), ref('recipient.id')));
}

/** The same of everybody, with the photos that `viewerId` may see: who else may see it is for the caller of this function to say. */
export function askedCards(db: Kysely<Database>, table: AskedTableName, viewerId: string) {
  return db
    .selectFrom(`${table} as asked`)
    .innerJoin('profiles as sender', 'sender.id', 'asked.from_id')
    .innerJoin('profiles as recipient', 'recipient.id', 'asked.to_id')
    .select((eb) => [
      'asked.id',
      'asked.from_id',
      'asked.to_id',
      'asked.accepted',
      'asked.declined',
      'asked.created_at',
      'sender.name as sender_name',
      'sender.lastName as sender_last_name',
      'sender.gender as sender_gender',
      'sender.birthdate as sender_birthdate',
      'recipient.name as recipient_name',
      'recipient.lastName as recipient_last_name',
      'recipient.gender as recipient_gender',
      'recipient.birthdate as recipient_birthdate',
      picsIn(eb.ref('sender.id'), viewerId).as('sender_pics'),
      picsIn(eb.ref('recipient.id'), viewerId).as('recipient_pics'),
      photoFor(eb.ref('sender.id'), viewerId).as('sender_photo_for'),
      photoFor(eb.ref('recipient.id'), viewerId).as('recipient_photo_for'),
    ]);
}

/** A row of `askedWithCards`. */
export type AskedRow = Awaited<ReturnType<ReturnType<typeof askedCards>['execute']>>[number];

/** One thing that the caller asked or was asked. */
export function findAsked(
  db: Kysely<Database>,
  table: AskedTableName,
  callerId: string,
  id: string,
) {
  return askedWithCards(db, table, callerId)
    .where('asked.id', '=', id)
    .where(({ or, eb }) =>
      or([eb('asked.from_id', '=', callerId), eb('asked.to_id', '=', callerId)]),
    )
    .executeTakeFirst();
}

/** Stores what one member asks another; undefined when it was asked before. */
export async function addAsked(
  db: Kysely<Database>,
  table: AskedTableName,
  asked: { fromId: string; toId: string; now: Date },
): Promise<string | undefined> {
  const { fromId: from_id, toId: to_id, now: created_at } = asked;
  const added = await db
    .insertInto(alike(table))
    .values({ id: randomUUID(), from_id, to_id, created_at })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Answers what the caller was asked and can see; false when there is no such thing. */
export async function setAskedAnswer(
  db: Kysely<Database>,
  table: AskedTableName,
  answer: { id: string; recipientId: string; accepted: boolean; declined: boolean },
): Promise<boolean> {
  const { id, recipientId, accepted, declined } = answer;
  const seen = askedWithCards(db, table, recipientId).clearSelect().select('asked.id');
  const answered = await db
    .updateTable(alike(table))
    .set({ accepted, declined })
    .where('id', 'in', seen.where('asked.id', '=', id))
    .where('to_id', '=', recipientId)
    .returning('id')
    .executeTakeFirst();
  return answered !== undefined;
}

/** Two tables of one shape: kysely cannot write to either of two, so it is told one of them. */
function alike(table: AskedTableName): 'interests' {
  return table as 'interests';
}
