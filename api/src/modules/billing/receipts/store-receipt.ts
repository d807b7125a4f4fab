import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import type { PrintedReceipt, ReceiptKind } from '../billing.tables.ts';
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

/**
 * Takes the next number of a financial year. Its row stays locked until the transaction ends: one that is rolled back
 * gives its number back, so that none is missing, on any number of nodes. To be taken last of all that a transaction
 * does, because every other one that wants a number waits for it.
 */
async function takeNumber(
  trx: Kysely<Database>,
  kind: ReceiptKind,
  financial_year: number,
): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_numbers')
    .values({ kind, financial_year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet({ last: sql<number>`receipt_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
