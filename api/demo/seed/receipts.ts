import type { Insertable } from 'kysely';
import type { BillingTables, ReceiptKind } from '../../src/modules/billing/billing.tables.ts';
import { printReceipt } from '../../src/modules/billing/receipts/issue-receipt.ts';
import { financialYear, receiptNumber } from '../../src/modules/billing/receipts/receipts.rules.ts';
import type { Config } from '../../src/platform/config/config.ts';
import { DAY_MS } from './moments.ts';
import type { SeedPurchases } from './purchases.ts';
import { createRandom } from './random.ts';
import type { SeedPerson } from './seed-types.ts';

/** Rows of what was written about money that moved. */
export interface SeedReceipts {
  readonly refunds: Insertable<BillingTables['refunds']>[];
  readonly receipts: Insertable<BillingTables['receipts']>[];
  readonly receipt_numbers: Insertable<BillingTables['receipt_numbers']>[];
}

/** A paper, before it has a number. */
interface Paper {
  readonly kind: ReceiptKind;
  readonly at: Date;
  readonly row: (number: {
    readonly financial_year: number;
    readonly number: number;
  }) => Insertable<BillingTables['receipts']>;
}

/**
 * The receipt of each payment that was captured and the credit note of each that went back a day later, numbered without
 * a gap in the order in which they were issued (decision 123).
 */
export function makeReceipts(
  { orders, payments }: Pick<SeedPurchases, 'orders' | 'payments'>,
  people: readonly SeedPerson[],
  seller: Config['seller'],
): SeedReceipts {
  const random = createRandom('saptapadi/receipts');
  const made: SeedReceipts = { refunds: [], receipts: [], receipt_numbers: [] };
  const byId = new Map(people.map((person) => [person.id, person.profile]));
  const papers = payments.flatMap((payment): Paper[] => {
    const order = orders.find(({ id }) => id === payment.order_id);
    const at = payment.paid_at;
    if (order === undefined || !(at instanceof Date)) return [];
    const buyer = byId.get(order.account_id ?? '');
    const { printed, split } = printReceipt(
      {
        email: order.email,
        plan: order.plan,
        months: order.months,
        amount: order.amount,
        name: buyer?.name ?? null,
        lastName: buyer?.lastName ?? null,
        order_id: order.id,
        provider_order_id: order.provider_order_id ?? null,
        provider_payment_id: payment.provider_payment_id,
      },
      seller,
    );
    const account_id = order.account_id ?? null;
    const shared = { payment_id: payment.id, account_id, ...split };
    let receipt_number = '';
    const receipt: Paper = {
      kind: 'receipt',
      at,
      row(taken) {
        receipt_number = receiptNumber('receipt', taken.financial_year, taken.number);
        return {
          ...shared,
          ...taken,
          id: random.uuid(),
          kind: 'receipt',
          refund_id: null,
          printed: JSON.stringify(printed),
          issued_at: at,
        };
      },
    };
    if (payment.status !== 'refunded') return [receipt];
    const refunded = new Date(at.getTime() + DAY_MS);
    const refund_id = random.uuid();
    made.refunds.push({
      id: refund_id,
      payment_id: payment.id,
      amount: payment.amount,
      requested_by: null,
      idempotency_key: random.uuid(),
      provider_refund_id: `rfnd_demo${refund_id.slice(0, 8)}`,
      reason: 'Bought by mistake',
      state: 'processed',
      created_at: refunded,
      processed_at: refunded,
    });
    const note: Paper = {
      kind: 'credit_note',
      at: refunded,
      row(taken) {
        const credited = {
          ...printed,
          receipt_number,
          receipt_issued_at: at.toISOString(),
        };
        return {
          ...shared,
          ...taken,
          id: random.uuid(),
          kind: 'credit_note',
          refund_id,
          printed: JSON.stringify(credited),
          issued_at: refunded,
        };
      },
    };
    return [receipt, note];
  });
  for (const { kind, at, row } of papers.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const financial_year = financialYear(at);
    made.receipts.push(row({ financial_year, number: nextNumber(made, kind, financial_year) }));
  }
  return made;
}

/** As `takeNumber` does it in the database. */
function nextNumber(
  { receipt_numbers }: SeedReceipts,
  kind: ReceiptKind,
  financial_year: number,
): number {
  const known = receipt_numbers.find(
    (one) => one.kind === kind && one.financial_year === financial_year,
  );
  if (known !== undefined) return (known.last += 1);
  receipt_numbers.push({ kind, financial_year, last: 1 });
  return 1;
}
