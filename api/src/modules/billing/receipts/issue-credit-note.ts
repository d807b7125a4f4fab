import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { PrintedReceipt } from '../billing.tables.ts';
import { receiptNumber, splitPart, type Tax } from './receipts.rules.ts';
import { storeReceipt } from './store-receipt.ts';

/** What a credit note is issued for: our row of the refund, its payment, and its amount in paise. */
export interface CreditNoteOrder {
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly now: Date;
}

/**
 * Issues the credit note of a refund, in the transaction that records the refund and locks the payment. It carries the
 * tax of the receipt, which never changes; without a receipt it returns false. Call it last, as `issueReceipt`.
 */
export async function issueCreditNote(
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
