import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { TestClock, useApp } from '../../../test/app.ts';
import { addPayment } from '../../../test/payments.ts';
import { purge } from '../../platform/jobs/purge.ts';
import { noteAttention } from './attention/note-attention.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';
import { recordRefund } from './refunds/record-refund.ts';
import { billingRetentionRules } from './retention.ts';

const t = useApp();
const TABLES = [
  ...(['orders', 'payments', 'grants', 'refunds', 'receipts'] as const),
  ...(['payment_attention', 'payment_events', 'receipt_numbers'] as const),
];

beforeEach(() => {
  t().clock.now = new TestClock().now;
});

async function sweepAt(moment: string): Promise<void> {
  await purge({ ...t().parts, clock: () => new Date(moment) }, billingRetentionRules);
}
/** The tables that still hold something. */
async function filled(): Promise<string[]> {
  const found = TABLES.map(async (table) => {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(t().db);
    return rows.length > 0 ? [table] : [];
  });
  return (await Promise.all(found)).flat();
}

it('keeps what concerns money for eight whole financial years, and numbers for ever', async () => {
  const { db } = t();
  const now = t().clock.read();
  const { paymentId, providerPaymentId, amount } = await addPayment(t(), { granted: true });
  const seller = { ...t().parts.config.seller, gstin: null };
  await db.transaction().execute((trx) => issueReceipt(trx, { paymentId, now, seller }));
  const reported = { id: 'rfnd_1', key: null, paymentId: providerPaymentId, amount };
  await db
    .transaction()
    .execute((trx) => recordRefund(trx, { ...reported, status: 'processed' }, now));
  await noteAttention(db, {
    kind: 'unknown_order',
    providerPaymentId: 'pay_1',
    providerOrderId: null,
    amount,
    now,
  });
  await db.updateTable('payment_attention').set({ settled_at: now }).execute();
  const event = { id: 'event_1', kind: 'refund.processed', payload: '{}', received_at: now };
  await db
    .insertInto('payment_events')
    .values({ ...event, handled_at: now })
    .execute();
  await db
    .insertInto('payment_events')
    .values({ ...event, id: 'event_2', handled_at: null })
    .execute();

  await sweepAt('2027-11-21T08:59:59Z');
  expect((await db.selectFrom('payment_events').select('id').execute()).length).toBe(2);
  await sweepAt('2027-11-21T09:00:00Z');
  // One that nobody has handled stays.
  expect(await db.selectFrom('payment_events').select('id').execute()).toEqual([{ id: 'event_2' }]);
  await sweepAt('2035-03-31T18:29:59Z');
  expect(await filled()).toEqual(TABLES);
  await sweepAt('2035-03-31T18:30:00Z');
  expect(await filled()).toEqual(['payment_events', 'receipt_numbers']);
});
