import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import type { PrintedReceipt, ReceiptKind } from '../billing.tables.ts';
import { takeNumber } from './receipt-numbers.store.ts';
import { financialYear, type TaxedAmount } from './receipts.rules.ts';

/** Kind of the job that mails a receipt or a credit note; its key is the id of the receipt. */
export const RECEIPT_MAIL = 'receipt-mail';

/** A receipt or a credit note that has everything but its number; `refund_id` belongs to a credit note. */
export interface NewReceipt {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly payment_id: string;
  readonly refund_id: string | null;
  readonly account_id: string | null;
  readonly split: TaxedAmount;
  readonly printed: PrintedReceipt;
  readonly now: Date;
}

/** Gives it the next number of its year and kind, stores it and has it mailed. */
export async function storeReceipt(
  trx: Kysely<Database>,
  { now, split, printed, ...receipt }: NewReceipt,
): Promise<void> {
  const { id, kind } = receipt;
  await enqueue(trx, { kind: RECEIPT_MAIL, key: id, payload: { receipt_id: id }, runAt: now });
  const financial_year = financialYear(now);
  const number = await takeNumber(trx, kind, financial_year);
  await trx
    .insertInto('receipts')
    .values({
      ...receipt,
      ...split,
      financial_year,
      number,
      issued_at: now,
      printed: JSON.stringify(printed),
    })
    .execute();
}
