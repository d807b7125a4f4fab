import { describe, expect, it } from 'vitest';
import { ProviderAway, ProviderRefusal } from './payment-provider.ts';
import { createRazorpay } from './razorpay.ts';

const config = { api: 'http://127.0.0.1:1', keyId: 'rzp_test_key', keySecret: 'secret' };
const payment = {
  id: 'pay_00000000000001',
  entity: 'payment',
  amount: 49900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_00000000000001',
  method: 'card',
  card_id: null,
  amount_refunded: 0,
  email: 'someone@example.com',
  created_at: 179e7,
};
const OURS = '8b6a2f1c-4f4e-4d5a-9b0f-0c2d7e6a9f11';
const error = (status: number, code = 'BAD_REQUEST_ERROR') =>
  Response.json({ error: { code, description: 'The id provided does not exist' } }, { status });

/** A provider that gives one answer, and what it was asked. */
function providerThatSays(answer: Response | Error) {
  const requested: { url: string; init: RequestInit }[] = [];
  const provider = createRazorpay(config, async (url, init = {}) => {
    requested.push({ url: String(url), init });
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return { provider, requested };
}

describe('the provider', () => {
  it('is asked with the keys, and its payments are read without card or person', async () => {
    const { provider, requested } = providerThatSays(Response.json(payment));
    expect(await provider.findPayment(payment.id)).toEqual({
      id: payment.id,
      orderId: payment.order_id,
      amount: 49900,
      currency: 'INR',
      status: 'captured',
      amountRefunded: 0,
      createdAt: new Date(179e10),
    });
    expect(requested[0]?.url).toBe(`http://127.0.0.1:1/v1/payments/${payment.id}`);
    expect(requested[0]?.init).toMatchObject({
      headers: { authorization: `Basic ${btoa('rzp_test_key:secret')}` },
    });
  });

  it('gets our id as the receipt of an order, and the key of a refund twice', async () => {
    const order = { id: 'order_1', amount: 49_900, receipt: 'ours', status: 'created' };
    const orders = providerThatSays(Response.json(order));
    expect(await orders.provider.createOrder({ receipt: 'ours', amount: 49_900 })).toEqual(order);
    expect(orders.requested[0]?.init.body).toBe(
      JSON.stringify({ amount: 49_900, currency: 'INR', receipt: 'ours' }),
    );
    const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'processed' };
    const refunds = providerThatSays(Response.json({ ...refund, notes: [], receipt: OURS }));
    expect(await refunds.provider.refund('pay_1', { amount: 100, key: OURS })).toMatchObject({
      id: 'rfnd_1',
      paymentId: 'pay_1',
      status: 'processed',
    });
    expect(refunds.requested[0]?.init.body).toContain(
      `"receipt":"${OURS}","notes":{"key":"${OURS}"}`,
    );
  });

  it('finds refunds by the key in their notes, or in their receipt', async () => {
    const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'pending' };
    const items = [
      { ...refund, notes: { key: OURS }, receipt: null },
      { ...refund, notes: [], receipt: OURS },
      { ...refund, notes: [] },
      // As somebody may write it at the dashboard.
      { ...refund, notes: { key: 'asked for on the phone' }, receipt: 'bill 118' },
      { ...refund, notes: { key: 118 }, receipt: 118 },
      { ...refund, notes: { key: null, 'a note': { deep: true } }, receipt: OURS },
      { ...refund, notes: 'a text' },
      { ...refund, notes: null },
    ];
    const { provider } = providerThatSays(Response.json({ entity: 'collection', items }));
    const found = await provider.listRefunds('pay_1');
    expect(found.map(({ key }) => key)).toEqual([OURS, OURS, null, null, null, OURS, null, null]);
  });

  it('lists the payments of a page although one is in an unknown shape', async () => {
    const items = [
      { ...payment, id: 'pay_odd', status: 'on_hold' },
      payment,
      { ...payment, id: 7 },
    ];
    const { provider } = providerThatSays(Response.json({ entity: 'collection', items }));
    const page = await provider.listPayments({ from: new Date(0), to: new Date(1), skip: 0 });
    expect(page.items.map(({ id }) => id)).toEqual([payment.id]);
    expect(page.unreadable).toEqual(['pay_odd', 'without an id']);
  });

  it('knows nothing of an id that is nobody’s or could lead elsewhere', async () => {
    const { provider, requested } = providerThatSays(error(400));
    expect(await provider.findPayment('pay_unknown')).toBeNull();
    expect(await provider.listOrderPayments('order_unknown')).toEqual([]);
    expect(requested).toHaveLength(2);
    for (const id of ['..', '../orders', 'pay_1?x=1', 'pay_1/capture', ''])
      expect(await provider.findPayment(id)).toBeNull();
    expect(requested).toHaveLength(2);
  });

  it('refuses for good with a reason', async () => {
    const { provider } = providerThatSays(error(400));
    await expect(provider.capture('pay_1', 49_900)).rejects.toThrow(ProviderRefusal);
  });

  it('is away when it does not answer, fails, refuses the keys or says what nobody understands', async () => {
    const answers = [
      new TypeError('fetch failed'),
      error(500),
      error(401),
      error(429),
      new Response('<html>', { status: 502 }),
      new Response('<html>'),
      Response.json({ id: 'pay_1' }),
    ];
    for (const answer of answers)
      await expect(providerThatSays(answer).provider.findPayment('pay_1')).rejects.toThrow(
        ProviderAway,
      );
  });
});
