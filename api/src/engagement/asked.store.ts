import { sql, type Kysely, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/tables.ts';
import { noBlockBetween } from '../profiles/reach.store.ts';
import { picsOf } from '../profiles/pics.store.ts';

/** Tables of what one member asks another. */
export type AskedTableName = 'interests' | 'chat_requests';

/**
 * What members asked of each other with both people's cards, as far as `callerId` may see it: the
 * other is visible and nobody blocked anybody.
 */
export function askedWithCards(db: Kysely<Database>, table: AskedTableName, callerId: string) {
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
      'recipient.name as recipient_name',
      'recipient.lastName as recipient_last_name',
      jsonArrayFrom(picsOf(eb.ref('sender.id'))).as('sender_pics'),
      jsonArrayFrom(picsOf(eb.ref('recipient.id'))).as('recipient_pics'),
    ])
    .where(
      ({ ref }) =>
        sql<SqlBool>`(${ref('sender.visible')} or ${ref('sender.id')} = ${callerId})
        and (${ref('recipient.visible')} or ${ref('recipient.id')} = ${callerId})`,
    )
    .where(({ ref }) => noBlockBetween(ref('sender.id'), ref('recipient.id')));
}

/** A row of `askedWithCards`. */
export type AskedRow = Awaited<ReturnType<ReturnType<typeof askedWithCards>['execute']>>[number];
