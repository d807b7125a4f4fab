import { sql, type Kysely } from 'kysely';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { beyond, type TimePosition } from '../../../platform/paging/pages.ts';
import { LEFT_TO_REFUND, lockPayment } from '../refunds/request-refund.ts';

/** Rows that the desk gets at a time. */
export const ATTENTION_PAGE = 50;

type Who = Pick<Caller, 'id' | 'email'>;

/** Whether a payment concerns this person's money: staff never decide about their own. */
const isOwn = ({ id, email }: Who) => sql<boolean>`exists (
  select from (
    select one.id from orders one
    where one.provider_order_id = payment_attention.provider_order_id
    union all
    select one.order_id from payments one
    where one.provider_payment_id = payment_attention.provider_payment_id) concerned
  join orders on orders.id = concerned.id
  left join grants on grants.order_id = orders.id
  where orders.account_id = ${id} or grants.account_id = ${id} or orders.email = ${email})`;

/** Payments of the list with what they are for. */
function attention(db: Kysely<Database>) {
  return db
    .selectFrom('payment_attention')
    .leftJoin(
      'payments as paid',
      'paid.provider_payment_id',
      'payment_attention.provider_payment_id',
    )
    .leftJoin('orders as sold', (join) =>
      join.on(
        sql<boolean>`sold.id = coalesce(paid.order_id, (
          select one.id from orders one
          where one.provider_order_id = payment_attention.provider_order_id))`,
      ),
    )
    .select(['payment_attention.id', 'payment_attention.kind'])
    .select(['payment_attention.provider_payment_id', 'payment_attention.provider_order_id'])
    .select(['payment_attention.amount', 'payment_attention.created_at'])
    .select(['settled_at', 'settled_note', 'sold.plan', 'sold.months', 'sold.email'])
    .select(['sold.id as order_row', 'paid.id as payment_row'])
    .select(
      sql<boolean>`exists (
        select from payments
        where payments.provider_payment_id = payment_attention.provider_payment_id
          and ${LEFT_TO_REFUND} > 0)`.as('refundable'),
    )
    .select(
      sql<'requested' | 'processed' | 'failed' | null>`(
        select refunds.state from refunds
        where refunds.payment_id = paid.id
        order by refunds.created_at desc, refunds.id limit 1)`.as('refund_state'),
    );
}

/** A payment for the desk, as it is read. */
export type AttentionRow = Awaited<ReturnType<typeof listAttention>>[number];

/**
 * Payments that wait for a decision, those longest first, or the latest that were settled; one more than a page shows. The
 * page is found first, and what belongs to its rows then.
 */
export function listAttention(
  db: Kysely<Database>,
  who: Who,
  { settled, position }: { readonly settled: boolean; readonly position: TimePosition | null },
) {
  const order = settled ? 'desc' : 'asc';
  const at = settled ? 'settled_at' : 'payment_attention.created_at';
  const page = db
    .selectFrom('payment_attention')
    .select('payment_attention.id')
    .where('settled_at', settled ? 'is not' : 'is', null)
    .where((eb) => eb.not(isOwn(who)))
    .where(({ ref }) => beyond(position, order, ref(at), ref('payment_attention.id')))
    .orderBy(at, order)
    .orderBy('payment_attention.id', order)
    .limit(ATTENTION_PAGE + 1);
  return attention(db)
    .where('payment_attention.id', 'in', page)
    .orderBy(at, order)
    .orderBy('payment_attention.id', order)
    .execute();
}

/** One of them; nothing for one that does not exist or is about the asking person's own money. */
export function findAttention(db: Kysely<Database>, who: Who, id: string) {
  return attention(db)
    .where('payment_attention.id', '=', id)
    .where((eb) => eb.not(isOwn(who)))
    .executeTakeFirst();
}

/** Records the settlement; false if it was settled before. */
export async function settleAttention(
  db: Kysely<Database>,
  { id, by, note, now }: { id: string; by: string; note: string; now: Date },
): Promise<boolean> {
  const settled = await db
    .updateTable('payment_attention')
    .set({ settled_at: now, settled_by: by, settled_note: note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

/** Id of our row of a payment that is not about the asking person's own money; held until the transaction ends. */
export async function lockForeignPayment(
  trx: Kysely<Database>,
  { id, email }: Who,
  providerPaymentId: string,
): Promise<string | null> {
  const found = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('grants', 'grants.order_id', 'orders.id')
    .select('payments.id')
    .where('payments.provider_payment_id', '=', providerPaymentId)
    .where('orders.email', '<>', email)
    .where(sql<boolean>`orders.account_id is distinct from ${id}`)
    .where(sql<boolean>`grants.account_id is distinct from ${id}`)
    .executeTakeFirst();
  if (found === undefined) return null;
  await lockPayment(trx, found.id);
  return found.id;
}

/** A refund, with the number of its credit note once it has one. */
export function findRefund(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('refunds')
    .leftJoin('receipts', 'receipts.refund_id', 'refunds.id')
    .select(['refunds.id', 'refunds.amount', 'refunds.state'])
    .select(['receipts.financial_year', 'receipts.number'])
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
}
