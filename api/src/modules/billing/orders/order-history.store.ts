import { sql, type Kysely } from 'kysely';
import type { Payment } from 'shared-contracts/calls/payments';
import type { Database } from '../../../platform/database/tables.ts';
import { receiptNumber } from '../receipts/receipts.rules.ts';

/** Orders of an account as its owner sees them, newest first. */
export function findHistory(db: Kysely<Database>, accountId: string): Promise<Payment[]> {
  return historyOf(
    db,
    accountId,
    sql`exists (
    select from payments where payments.order_id = orders.id)`,
  );
}

/** One order of an account by the provider's id. */
export async function findOwnOrder(
  db: Kysely<Database>,
  accountId: string,
  providerOrderId: string,
): Promise<Payment | undefined> {
  const [found] = await historyOf(
    db,
    accountId,
    sql`orders.provider_order_id = ${providerOrderId}`,
  );
  return found;
}

/** More than anybody has; an attack on the list would need as many payments. */
const MOST = 500;

async function historyOf(
  db: Kysely<Database>,
  accountId: string,
  where: ReturnType<typeof sql<boolean>> | ReturnType<typeof sql>,
): Promise<Payment[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('grants', 'grants.order_id', 'orders.id')
    .leftJoin('receipts as receipt', (join) =>
      join.onRef('receipt.payment_id', '=', 'grants.payment_id').on('receipt.kind', '=', 'receipt'),
    )
    .select(['orders.id as ours', 'orders.provider_order_id', 'orders.plan', 'orders.months'])
    .select(['orders.amount', 'orders.state', 'orders.created_at'])
    .select(['grants.starts_at', 'grants.ends_at', 'grants.revoked_at'])
    .select(['receipt.financial_year', 'receipt.number'])
    .select((eb) => [
      eb
        .selectFrom('payments')
        .select((payments) => payments.fn.min('paid_at').as('paid_at'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .as('paid_at'),
      eb
        .selectFrom('receipts as note')
        .select(
          sql<string>`json_build_object('year', note.financial_year, 'number', note.number)`.as(
            'note',
          ),
        )
        .whereRef('note.payment_id', '=', 'grants.payment_id')
        .where('note.kind', '=', 'credit_note')
        .orderBy('note.issued_at', 'desc')
        .limit(1)
        .as('note'),
      eb
        .selectFrom('refunds')
        .innerJoin('payments as other', 'other.id', 'refunds.payment_id')
        .select(
          sql<string>`json_build_object('amount', sum(refunds.amount),
            'refund', min(refunds.state) filter (where refunds.state = 'requested'))`.as('second'),
        )
        .whereRef('other.order_id', '=', 'orders.id')
        .whereRef('other.id', '<>', 'grants.payment_id')
        .where('refunds.state', '<>', 'failed')
        .as('second'),
    ])
    .where('orders.account_id', '=', accountId)
    .where(sql<boolean>`${where}`)
    .orderBy('orders.created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => {
    const isGiven = row.starts_at !== null && row.revoked_at === null;
    const second = row.second as unknown as { amount: number | null; refund: string | null };
    const note = row.note as unknown as { year: number; number: number } | null;
    return {
      id: row.provider_order_id ?? row.ours,
      plan: row.plan,
      months: row.months,
      amount: row.amount,
      state: row.state,
      created_at: row.created_at.toISOString(),
      paid_at: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
      starts_at: isGiven ? (row.starts_at?.toISOString() ?? null) : null,
      ends_at: isGiven ? (row.ends_at?.toISOString() ?? null) : null,
      receipt_number:
        row.financial_year === null || row.number === null
          ? null
          : receiptNumber('receipt', row.financial_year, row.number),
      credit_note_number:
        note === null ? null : receiptNumber('credit_note', note.year, note.number),
      second_payment:
        second.amount === null
          ? null
          : { amount: second.amount, refund: second.refund === null ? 'processed' : 'requested' },
    };
  });
}
