import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { photoFor, picsIn, noBlockBetween } from '../profiles/profiles.public.ts';

/** Tables of what one member asks another. */
export type RequestTableName = 'interests' | 'chat_requests';

/** Requests with both people's cards as `callerId` may see them: the other is visible and there is no block. */
export function requestsWithCards(db: Kysely<Database>, table: RequestTableName, callerId: string) {
  return requestCards(db, table, callerId)
    .where(
      ({ ref }) =>
        sql<SqlBool>`(${ref('sender.visible')} or ${ref('sender.id')} = ${callerId})
        and (${ref('recipient.visible')} or ${ref('recipient.id')} = ${callerId})`,
    )
    .where(({ ref }) => noBlockBetween(ref('sender.id'), ref('recipient.id')));
}

/** The same of everybody, with the photos that `viewerId` may see: who else may see it is for the caller of this function to say. */
export function requestCards(db: Kysely<Database>, table: RequestTableName, viewerId: string) {
  return db
    .selectFrom(`${alike(table)} as asked`)
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
      'sender.name_devanagari as sender_name_devanagari',
      'sender.last_name_devanagari as sender_last_name_devanagari',
      'sender.gender as sender_gender',
      'sender.birthdate as sender_birthdate',
      'recipient.name as recipient_name',
      'recipient.lastName as recipient_last_name',
      'recipient.name_devanagari as recipient_name_devanagari',
      'recipient.last_name_devanagari as recipient_last_name_devanagari',
      'recipient.gender as recipient_gender',
      'recipient.birthdate as recipient_birthdate',
      picsIn(eb.ref('sender.id'), viewerId).as('sender_pics'),
      picsIn(eb.ref('recipient.id'), viewerId).as('recipient_pics'),
      photoFor(eb.ref('sender.id'), viewerId).as('sender_photo_for'),
      photoFor(eb.ref('recipient.id'), viewerId).as('recipient_photo_for'),
    ]);
}

/** Which requests are on a page. */
export interface RequestPage {
  /** The side that the member is on. */
  readonly side: 'from' | 'to';
  /** About `requested`. */
  readonly where: RawBuilder<SqlBool>;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
}

/**
 * Ids of one side of a member, in the order of their index, which is read no further than the page: who the other is, is
 * looked up one by one, as a value: for an `exists` all profiles may be read first. To be put into a larger statement
 * as a table.
 */
export function requestPage(
  table: RequestTableName,
  memberId: string,
  { side, where, order, limit, offset = 0 }: RequestPage,
): RawBuilder<{ id: string; created_at: Date }> {
  const [mine, theirs] = [
    sql.ref<string>(`asked.${side}_id`),
    sql.ref<string>(`asked.${other(side)}_id`),
  ];
  const way = sql.raw(order);
  return sql`
    select asked.id, asked.created_at from ${sql.table(table)} asked
    where ${mine} = ${memberId} and ${where}
      and (select other.visible from profiles other where other.id = ${theirs})
      and ${noBlockBetween(mine, theirs)}
    order by asked.created_at ${way}, asked.id ${way} limit ${limit} offset ${offset}`;
}

/** Of `requestPage`: unanswered requests. */
export const PENDING = sql<SqlBool>`not asked.accepted and not asked.declined`;

/** How many stand on a page, and so no more than its limit. */
export async function countOnPage(
  db: Kysely<Database>,
  page: ReturnType<typeof requestPage>,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (${page}) page`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const other = (side: 'from' | 'to') => (side === 'from' ? 'to' : 'from');

/** Which page, and the order of its rows. */
interface CardsPage {
  readonly page: RawBuilder<{ id: string; created_at: Date }>;
  readonly order: 'asc' | 'desc';
}

/** Of what `page` has the cards of both people, in its order. */
export function requestsOnPage(
  db: Kysely<Database>,
  table: RequestTableName,
  callerId: string,
  page: CardsPage,
) {
  return cardsOnPage(db, table, callerId, page).execute();
}

/** The same as a query, so that callers can add columns. */
export function cardsOnPage(
  db: Kysely<Database>,
  table: RequestTableName,
  callerId: string,
  { page, order }: CardsPage,
) {
  return (
    requestCards(db, table, callerId)
      // As an array: to a few ids the table is never read as a whole, whatever the planner thinks of the page.
      .where(
        ({ ref }) => sql<SqlBool>`${ref('asked.id')} = any(array(select id from (${page}) page))`,
      )
      .orderBy('asked.created_at', order)
      .orderBy('asked.id', order)
  );
}

/** A row of `requestsWithCards`. */
export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestCards>['execute']>>[number];

/** One request sent or received by the caller. */
export function findRequest(
  db: Kysely<Database>,
  table: RequestTableName,
  callerId: string,
  id: string,
) {
  return requestsWithCards(db, table, callerId)
    .where('asked.id', '=', id)
    .where(({ or, eb }) =>
      or([eb('asked.from_id', '=', callerId), eb('asked.to_id', '=', callerId)]),
    )
    .executeTakeFirst();
}

/** First half of the key of the lock, so that no other lock of this database is met. */
const PAIRS = 120;

/**
 * Holds two people until the transaction ends, before anything is read of them: meanwhile neither corrects a gender,
 * pauses or is moved to another community, and neither asks the other. Both answers would else be given on what was.
 */
export async function lockPair(
  trx: Transaction<Database>,
  one: string,
  other: string,
): Promise<void> {
  const ids = [one, other].toSorted();
  await sql`select pg_advisory_xact_lock(${PAIRS}::int, hashtext(${ids.join(' ')}))`.execute(trx);
  await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Stores a request; undefined if it exists already. */
export async function addRequest(
  db: Kysely<Database>,
  table: RequestTableName,
  requested: { fromId: string; toId: string; now: Date },
): Promise<string | undefined> {
  const { fromId: from_id, toId: to_id, now: created_at } = requested;
  const added = await db
    .insertInto(alike(table))
    .values({ id: randomUUID(), from_id, to_id, created_at })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** An answer of whom something was sent to. */
export interface RequestAnswer {
  readonly id: string;
  readonly recipientId: string;
  readonly accepted: boolean;
  readonly declined: boolean;
  readonly now: Date;
}

/**
 * Answers a request that the caller received and can see; returns its sender, undefined if there is none. Declining
 * withdraws the caller's own request to the other, unless the other declined it: an older yes must not be accepted after
 * the no. A withdrawn request cannot be accepted. An interest keeps when its answer last changed.
 */
export async function setRequestAnswer(
  trx: Transaction<Database>,
  table: RequestTableName,
  { id, recipientId, accepted, declined, now }: RequestAnswer,
): Promise<string | undefined> {
  const requested = await requestsWithCards(trx, table, recipientId)
    .clearSelect()
    .select('asked.from_id')
    .where('asked.id', '=', id)
    .where('asked.to_id', '=', recipientId)
    .executeTakeFirst();
  if (requested === undefined) return undefined;
  await lockPair(trx, recipientId, requested.from_id);
  const held = await trx
    .selectFrom(alike(table))
    .select(['accepted', 'declined', 'withdrawn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined || (accepted && held.declined && held.withdrawn)) return undefined;
  const isSame = held.accepted === accepted && held.declined === declined;
  await trx
    .updateTable(alike(table))
    .set({ accepted, declined, ...(table === 'interests' && !isSame && { answered_at: now }) })
    .where('id', '=', id)
    .execute();
  if (declined && !held.declined)
    await trx
      .deleteFrom(alike(table))
      .where('from_id', '=', recipientId)
      .where('to_id', '=', requested.from_id)
      .where('declined', '=', false)
      .execute();
  return requested.from_id;
}

/**
 * Withdraws the sender's request; undefined if there is none. A declined one is only hidden from its sender, `kept`: a
 * decline belongs to the recipient. Its waiting words are deleted, for they will never be sent.
 */
export async function withdrawRequest(
  trx: Transaction<Database>,
  table: RequestTableName,
  { id, senderId }: { readonly id: string; readonly senderId: string },
): Promise<{ to_id: string; kept: boolean } | undefined> {
  const own = trx.selectFrom(alike(table)).where('id', '=', id).where('from_id', '=', senderId);
  const sent = await own.select('to_id').executeTakeFirst();
  if (sent === undefined) return undefined;
  // The other one's answer may be storing words with this very request.
  await lockPair(trx, senderId, sent.to_id);
  const requested = await own
    .select(['to_id', 'declined', 'withdrawn'])
    .forUpdate()
    .executeTakeFirst();
  if (requested === undefined || (requested.declined && requested.withdrawn)) return undefined;
  const { to_id, declined: kept } = requested;
  await (kept
    ? trx.updateTable(alike(table)).set({ withdrawn: true }).where('id', '=', id).execute()
    : trx.deleteFrom(alike(table)).where('id', '=', id).execute());
  if (kept && table === 'chat_requests')
    await trx.updateTable(table).set({ opener: null }).where('id', '=', id).execute();
  return { to_id, kept };
}

/** Of `requestPage`, on the sender's side: not hidden by the sender, after it was declined. */
export const SHOWN_TO_SENDER = sql<SqlBool>`not (asked.declined and asked.withdrawn)`;

/** What both tables have is read as of one of them: kysely needs one. */
function alike(table: RequestTableName): 'interests' {
  return table as 'interests';
}
