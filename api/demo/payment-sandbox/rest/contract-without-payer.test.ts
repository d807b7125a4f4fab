import type Razorpay from 'razorpay';
import { describe, expect, it } from 'vitest';
import { clientOf, openSandbox } from '../test/open-sandbox.ts';

const { RAZORPAY_TEST_KEY_ID: keyId, RAZORPAY_TEST_KEY_SECRET: keySecret } = process.env;
const RAZORPAY = 'https://api.razorpay.com';

interface Place {
  readonly name: string;
  readonly open: () => Promise<Razorpay>;
}

/** Razorpay itself is asked where the environment holds keys of its test mode. */
const places: Place[] = [
  { name: 'the sandbox', open: async () => (await openSandbox()).client },
  ...(keyId && keySecret
    ? [
        {
          name: 'the test mode of Razorpay',
          open: async () => clientOf(RAZORPAY, { keyId, keySecret }),
        },
      ]
    : []),
];

const GOOD = { amount: 49_900, currency: 'INR' };
const isRefused = (field?: string) => ({
  statusCode: 400,
  error: expect.objectContaining({
    code: 'BAD_REQUEST_ERROR',
    description: expect.any(String),
    ...(field === undefined ? {} : { field }),
  }),
});

describe.each(places)('$name', ({ open }) => {
  it('makes an order and finds it by its id and its receipt', async () => {
    const client = await open();
    const receipt = `contract-${crypto.randomUUID().slice(0, 8)}`;
    const order = await client.orders.create({ ...GOOD, receipt, notes: { plan: 'belief' } });
    expect(order).toMatchObject({
      entity: 'order',
      amount: 49900,
      amount_paid: 0,
      amount_due: 49900,
      currency: 'INR',
      receipt,
      status: 'created',
      attempts: 0,
      notes: { plan: 'belief' },
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      created_at: expect.any(Number),
    });
    expect((await client.orders.fetch(order.id)).id).toBe(order.id);
    expect(await client.orders.all({ receipt })).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ id: order.id }],
    });
    expect(await client.orders.fetchPayments(order.id)).toMatchObject({
      entity: 'collection',
      count: 0,
      items: [],
    });
  });

  it('has no notes where none were given', async () => {
    expect((await (await open()).orders.create(GOOD)).notes).toEqual([]);
  });

  it('refuses orders that are none', async () => {
    const client = await open();
    await expect(client.orders.create({ ...GOOD, amount: 99 })).rejects.toEqual(
      isRefused('amount'),
    );
    await expect(client.orders.create({ ...GOOD, receipt: 'x'.repeat(41) })).rejects.toEqual(
      isRefused('receipt'),
    );
  });

  it('refuses ids that stand for nothing', async () => {
    const client = await open();
    await expect(client.orders.fetch('order_00000000000000')).rejects.toEqual(isRefused());
    await expect(client.payments.fetch('pay_00000000000000')).rejects.toEqual(isRefused());
    await expect(client.payments.capture('pay_00000000000000', 100, 'INR')).rejects.toEqual(
      isRefused(),
    );
  });

  it('lists payments as a collection', async () => {
    const client = await open();
    expect(await client.payments.all({ from: 1, to: 2 })).toMatchObject({
      entity: 'collection',
      count: 0,
      items: [],
    });
    await expect(client.payments.all({ count: 101 })).rejects.toEqual(isRefused());
  });
});
