import { describe, expect, it } from 'vitest';
import { openOrder } from '../../../src/modules/billing/orders/order-calls.ts';
import { watchPaymentsJob } from '../../../src/modules/billing/orders/watch-payments.ts';
import { createRazorpay } from '../../../src/payment-provider/razorpay.ts';
import { useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { stored } from '../../../test/purchases.ts';
import { KEYS, openSandbox, pay, WEBHOOK_SECRET } from '../test/open-sandbox.ts';

const t = useApp();

/** A member's order at a sandbox of this test's own, and the watch over its payments. */
async function boughtAtSandbox() {
  const sandbox = await openSandbox();
  const config = { ...KEYS, api: sandbox.url, webhookSecret: WEBHOOK_SECRET };
  const payments = { provider: createRazorpay(config), config: { ...paymentConfig(), ...config } };
  // The sandbox goes by the clock of this machine.
  const parts = { ...t().parts, payments, clock: () => new Date() };
  const { id: accountId, email } = await addMember(t());
  const buying = { amount: 49_900, accountId, email, payerHash: null };
  const { id } = await openOrder(parts, buying);
  await pay(sandbox, id);
  const job = watchPaymentsJob(parts, { name: 'watch', everyMs: 1000, spanMs: 600_000 });
  const at = { id: 'job', createdAt: new Date(0), signal: new AbortController().signal };
  return { sandbox, id, accountId, watch: () => job.runStored({}, at) };
}

function paymentConfig() {
  const { payments } = t().parts;
  if (payments === null) throw new Error('Nobody takes payments in this test.');
  return payments.config;
}

async function turn(url: string, orderId: string, refund_elsewhere: string): Promise<void> {
  const basic = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64');
  const reply = await fetch(`${url}/knobs/${orderId}`, {
    method: 'PATCH',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify({ refund_elsewhere }),
  });
  expect(reply.status).toBe(200);
}

describe('a refund made at the dashboard of the provider', () => {
  it.each(['with_receipt', 'with_note', 'with_number'])(
    'ends the plan and makes a credit note: %s',
    async (how) => {
      const { sandbox, id, accountId, watch } = await boughtAtSandbox();
      await watch();
      expect((await stored(t(), id)).order.state).toBe('granted');
      await turn(sandbox.url, id, how);
      await watch();
      const { order, payments, receipts } = await stored(t(), id);
      expect(order.state).toBe('refunded');
      expect(payments).toMatchObject([{ status: 'refunded', refunded: 49_900 }]);
      expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'receipt']);
      const account = await t()
        .db.selectFrom('accounts')
        .select('plan')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      expect(account.plan).toBe('hope');
      const refunds = t().db.selectFrom('refunds').select(['reason', 'amount']);
      expect(await refunds.where('payment_id', '=', payments[0]?.id ?? '').execute()).toEqual([
        { reason: 'Refunded at the payment provider', amount: 49_900 },
      ]);
      // Seen again it changes nothing.
      await watch();
      expect((await stored(t(), id)).receipts).toHaveLength(2);
    },
  );

  it('is made with the capture where the knob was turned before', async () => {
    const { sandbox, id, watch } = await boughtAtSandbox();
    await turn(sandbox.url, id, 'with_number');
    await watch();
    await watch();
    expect((await stored(t(), id)).order.state).toBe('refunded');
  });
});
