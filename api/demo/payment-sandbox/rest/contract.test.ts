import { describe, expect, it } from 'vitest';
import { BY, ask, clientOf, KEYS, openSandbox, pay } from '../test/open-sandbox.ts';

const PRICE = 499_900;
const ID = /^(pay|rfnd)_[0-9A-Za-z]{14}$/;

/** What Razorpay refuses with: status and description. */
function refused(statusCode: number, description: string | RegExp) {
  return {
    statusCode,
    error: expect.objectContaining({
      code: 'BAD_REQUEST_ERROR',
      description: expect.stringMatching(description),
    }),
  };
}

describe('the sandbox, through the own client of Razorpay', () => {
  it('takes a payment from order to refund', async () => {
    const sandbox = await openSandbox();
    const { client } = sandbox;
    const order = await client.orders.create({ amount: PRICE, currency: 'INR' });
    const { payment_id: id } = await pay(sandbox, order.id);
    expect(id).toMatch(ID);
    expect(await client.payments.fetch(id)).toMatchObject({
      entity: 'payment',
      status: 'authorized',
      captured: false,
      order_id: order.id,
      amount: PRICE,
      currency: 'INR',
      method: 'upi',
      vpa: 'success@razorpay',
      fee: null,
    });
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'attempted', attempts: 1 });

    const captured = await client.payments.capture(id, PRICE, 'INR');
    expect(captured).toMatchObject({ status: 'captured', captured: true });
    expect(await client.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: PRICE,
      amount_due: 0,
    });
    expect(await client.orders.fetchPayments(order.id)).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [
        {
          id,
          status: 'captured',
        },
      ],
    });

    const part = await client.payments.refund(id, { amount: 900, receipt: 'refund-1' });
    expect(part).toMatchObject({ entity: 'refund', amount: 900, status: 'processed' });
    expect(await client.payments.fetch(id)).toMatchObject({
      status: 'captured',
      amount_refunded: 900,
      refund_status: 'partial',
    });
    const rest = await client.payments.refund(id, {});
    expect(rest.amount).toBe(PRICE - 900);
    expect(await client.payments.fetch(id)).toMatchObject({
      status: 'refunded',
      amount_refunded: PRICE,
      refund_status: 'full',
    });
    const refunds = await client.payments.fetchMultipleRefund(id, {});
    expect(refunds.items.map((one) => one.id)).toEqual([rest.id, part.id]);
    expect(await client.refunds.fetch(part.id)).toEqual(part);
  });

  it('captures the whole amount, once', async () => {
    const sandbox = await openSandbox();
    const { client } = sandbox;
    const order = await client.orders.create({ amount: PRICE, currency: 'INR' });
    const { payment_id: id } = await pay(sandbox, order.id);
    await expect(client.payments.capture(id, PRICE - 1, 'INR')).rejects.toEqual(
      refused(400, 'must be equal to the amount authorized'),
    );
    await client.payments.capture(id, PRICE, 'INR');
    await expect(client.payments.capture(id, PRICE, 'INR')).rejects.toEqual(
      refused(400, 'has already been captured'),
    );
  });

  it('gives back no more than was captured, and once for a receipt', async () => {
    const sandbox = await openSandbox();
    const { client } = sandbox;
    const order = await client.orders.create({ amount: PRICE, currency: 'INR' });
    const { payment_id: id } = await pay(sandbox, order.id);
    await expect(client.payments.refund(id, {})).rejects.toEqual(
      refused(400, 'should be captured'),
    );
    await client.payments.capture(id, PRICE, 'INR');
    await client.payments.refund(id, { amount: 1000, receipt: 'once' });
    await expect(client.payments.refund(id, { amount: 1000, receipt: 'once' })).rejects.toEqual(
      refused(400, 'receipt already exists'),
    );
    await expect(client.payments.refund(id, { amount: PRICE })).rejects.toEqual(
      refused(400, 'greater than amount captured'),
    );
    await client.payments.refund(id, {});
    await expect(client.payments.refund(id, {})).rejects.toEqual(refused(400, 'fully refunded'));
  });

  it('takes no payment for an order that is paid, but captures one that was authorised before', async () => {
    const sandbox = await openSandbox();
    const { client } = sandbox;
    const order = await client.orders.create({ amount: PRICE, currency: 'INR' });
    const first = await pay(sandbox, order.id);
    const second = await pay(sandbox, order.id);
    const open = await pay(sandbox, order.id, BY.bank);
    await client.payments.capture(first.payment_id, PRICE, 'INR');
    await expect(pay(sandbox, order.id)).rejects.toThrow('already done for this order');
    const late = await ask(sandbox, `/payments/${open.payment_id}/bank`, {
      token: open.token,
      success: true,
    });
    expect(late).toMatchObject({ state: 'failed', error: { reason: 'order_already_paid' } });
    const again = await client.payments.capture(second.payment_id, PRICE, 'INR');
    expect(again.status).toBe('captured');
    expect(await client.orders.fetch(order.id)).toMatchObject({ amount_paid: PRICE, attempts: 3 });
  });

  it('lists payments newest first, by page', async () => {
    const sandbox = await openSandbox();
    const { client } = sandbox;
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      const order = await client.orders.create({ amount: PRICE, currency: 'INR' });
      ids.unshift((await pay(sandbox, order.id)).payment_id);
    }
    const all = await client.payments.all({ count: 100 });
    expect(all.items.map(({ id }) => id)).toEqual(ids);
    const page = await client.payments.all({ count: 1, skip: 1 });
    expect(page).toMatchObject({ entity: 'collection', count: 1, items: [{ id: ids[1] }] });
    expect(await client.payments.all({ from: 1, to: 2 })).toMatchObject({ count: 0, items: [] });
    await expect(client.payments.all({ count: 101 })).rejects.toEqual(refused(400, 'between 1'));
  });

  it('says what the bank said of a payment that it refused', async () => {
    const sandbox = await openSandbox();
    const order = await sandbox.client.orders.create({ amount: PRICE, currency: 'INR' });
    const { payment_id: id } = await pay(sandbox, order.id, BY.refusedUpi);
    expect(await sandbox.client.payments.fetch(id)).toMatchObject({
      status: 'failed',
      error_code: 'BAD_REQUEST_ERROR',
      error_reason: 'payment_failed',
    });
    await expect(sandbox.client.payments.capture(id, PRICE, 'INR')).rejects.toEqual(
      refused(400, 'Only payments which have been authorized'),
    );
  });

  it('refuses a wrong secret', async () => {
    const { url } = await openSandbox();
    const stranger = clientOf(url, { ...KEYS, keySecret: 'guessed' });
    await expect(stranger.orders.all()).rejects.toEqual(refused(401, 'Authentication failed'));
  });
});
