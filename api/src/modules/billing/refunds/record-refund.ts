import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ProviderRefund } from '../../../payment-provider/payment-provider.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import { noteAttention } from '../attention/note-attention.ts';
import type { PrintedReceipt } from '../billing.tables.ts';
import { receiptNumber, splitPart, type Tax } from '../receipts/receipts.rules.ts';
import { storeReceipt } from '../receipts/store-receipt.ts';
import { RETURNED_MAIL } from './returned-mail-job.ts';
import { revokeGrant } from './revoke-grant.ts';

/** What a credit note is issued for: our row of the refund, its payment, and its amount in paise. */
interface CreditNoteOrder {
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly now: Date;
}

/** A refund as the provider tells it; `key` is the id of our row, null for one that was made elsewhere. */
export type ReportedRefund = ProviderRefund & { readonly key: string | null };

/**
 * Notes what the provider says of a refund, in a transaction, any number of times: once the money went back the payment
 * has it, its order is refunded when all of it went back, and a credit note is issued; one that failed goes before a
 * person. One that was made at the provider itself becomes a row here and ends its plan as well. False for a refund of
 * a payment that we do not know.
 */
export async function recordRefund(
  trx: Kysely<Database>,
  reported: ReportedRefund,
  now: Date,
): Promise<boolean> {
  const payment = await lockPayment(trx, reported.paymentId);
  if (payment === undefined) return false;
  const refund =
    (await findRefund(trx, payment.id, reported)) ?? (await adopt(trx, payment.id, reported, now));
  if (refund === null || refund.state === 'processed') return true;
  const provider_refund_id = reported.id;
  if (reported.status === 'pending') {
    await update(trx, refund.id, { provider_refund_id });
    return true;
  }
  if (reported.status === 'failed') {
    await update(trx, refund.id, { provider_refund_id });
    await failRefund(trx, refund.id, now);
    return true;
  }
  await update(trx, refund.id, { provider_refund_id, state: 'processed', processed_at: now });
  await giveBack(trx, payment, refund.amount, now);
  const { id: refundId, amount } = refund;
  const isCredited = await issueCreditNote(trx, { refundId, paymentId: payment.id, amount, now });
  // A second payment has no receipt, so that no credit note tells its buyer.
  if (!isCredited) {
    const payload = { refund_id: refundId };
    await enqueue(trx, { kind: RETURNED_MAIL, key: refundId, payload, runAt: now });
  }
  return true;
}

/** Notes that a refund will not come about, and brings it before a person; a second time changes nothing. */
export async function failRefund(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  const failed = await trx
    .updateTable('refunds')
    .from('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .set({ state: 'failed' })
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.id', '=', id)
    .where('refunds.state', '=', 'requested')
    .returning(['refunds.amount', 'payments.provider_payment_id', 'orders.provider_order_id'])
    .executeTakeFirst();
  if (failed === undefined) return;
  const { amount, provider_payment_id, provider_order_id } = failed;
  await noteAttention(trx, {
    kind: 'refund_failed',
    amount,
    now,
    providerPaymentId: provider_payment_id,
    providerOrderId: provider_order_id,
  });
}

function lockPayment(trx: Kysely<Database>, providerPaymentId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount', 'refunded'])
    .where('provider_payment_id', '=', providerPaymentId)
    .forUpdate()
    .executeTakeFirst();
}

function findRefund(trx: Kysely<Database>, paymentId: string, { id, key }: ReportedRefund) {
  return trx
    .selectFrom('refunds')
    .select(['id', 'amount', 'state'])
    .where('payment_id', '=', paymentId)
    .where((eb) =>
      eb.or([eb('provider_refund_id', '=', id), ...(key === null ? [] : [eb('id', '=', key)])]),
    )
    .executeTakeFirst();
}

/** The row of a refund that was made elsewhere; null for one of nothing. */
async function adopt(
  trx: Kysely<Database>,
  payment_id: string,
  { id: provider_refund_id, amount, status }: ReportedRefund,
  now: Date,
) {
  if (status === 'failed') return null;
  const id = randomUUID();
  await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id,
      idempotency_key: randomUUID(),
      provider_refund_id,
      amount,
      reason: 'Refunded at the payment provider',
      requested_by: null,
      created_at: now,
      processed_at: null,
    })
    .execute();
  await revokeGrant(trx, payment_id, now);
  return { id, amount, state: 'requested' as const };
}

async function giveBack(
  trx: Kysely<Database>,
  payment: { id: string; order_id: string; amount: number; refunded: number },
  amount: number,
  now: Date,
): Promise<void> {
  const refunded = Math.min(payment.refunded + amount, payment.amount);
  const whole = refunded === payment.amount;
  await trx
    .updateTable('payments')
    .set({ refunded, ...(whole ? { status: 'refunded' as const } : {}) })
    .where('id', '=', payment.id)
    .execute();
  if (!whole) return;
  // Another payment of the order may have paid for the plan.
  await trx
    .updateTable('orders')
    .set({ state: 'refunded', state_at: now })
    .where('id', '=', payment.order_id)
    .where('state', 'in', ['captured', 'granted'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('id')
            .where('order_id', '=', payment.order_id)
            .where('status', '=', 'captured'),
        ),
      ),
    )
    .execute();
}

function update(
  trx: Kysely<Database>,
  id: string,
  change: { provider_refund_id: string; state?: 'processed'; processed_at?: Date },
) {
  return trx.updateTable('refunds').set(change).where('id', '=', id).execute();
}

/**
 * Issues the credit note of a refund, in the transaction that records the refund and locks the payment. It carries the
 * tax of the receipt, which never changes; without a receipt it returns false. Call it last, as `issueReceipt`.
 */
async function issueCreditNote(
  trx: Kysely<Database>,
  { refundId: refund_id, paymentId: payment_id, amount, now }: CreditNoteOrder,
): Promise<boolean> {
  const receipt = await findReceipt(trx, payment_id);
  if (receipt === undefined) return false;
  const { account_id, financial_year, number, printed } = receipt;
  const { credited } = await trx
    .selectFrom('receipts')
    .select((eb) => eb.fn.sum<string | null>('amount').as('credited'))
    .where('payment_id', '=', payment_id)
    .where('kind', '=', 'credit_note')
    .executeTakeFirstOrThrow();
  const note: PrintedReceipt = {
    ...printed,
    receipt_number: receiptNumber('receipt', financial_year, number),
    receipt_issued_at: receipt.issued_at.toISOString(),
  };
  await storeReceipt(trx, {
    id: randomUUID(),
    kind: 'credit_note',
    payment_id,
    refund_id,
    account_id,
    now,
    split: splitPart(amount, Number(credited ?? 0), taxOn(receipt)),
    printed: note,
  });
  return true;
}

/** The tax as the receipt has it; null for one without. */
function taxOn(receipt: { readonly igst: number; readonly printed: PrintedReceipt }): Tax | null {
  const { gst_percent: percent, seller } = receipt.printed;
  return seller.gstin === null ? null : { percent, within: receipt.igst === 0 };
}

function findReceipt(db: Kysely<Database>, paymentId: string) {
  return db
    .selectFrom('receipts')
    .select(['account_id', 'financial_year', 'number', 'issued_at', 'igst', 'printed'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'receipt')
    .executeTakeFirst();
}
