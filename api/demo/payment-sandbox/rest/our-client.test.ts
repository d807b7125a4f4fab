import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ProviderRefusal } from '../../../src/payment-provider/payment-provider.ts';
import { createRazorpay } from '../../../src/payment-provider/razorpay.ts';
import { startSandbox } from '../start-sandbox.ts';

const KEYS = { keyId: 'rzp_test_ours', keySecret: 'a secret that only tests know' };

it('answers our own client: an order, its payment, capture once, a refund that fails, refund by key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sandbox = await startSandbox({
    folder,
    ...KEYS,
    webhookSecret: 'events',
    publicPath: '/sandbox/razorpay',
    webhookUrl: 'http://127.0.0.1:9/nobody',
    log: {
      warn: () => undefined,
      error: () => undefined,
    },
  });
  onTestFinished(() => sandbox.close());
  const provider = createRazorpay({ ...KEYS, api: sandbox.url });
  const order = await provider.createOrder({ receipt: 'ours', amount: 49_900 });
  expect(await provider.findOrder(order.id)).toEqual(order);
  expect(await provider.listOrderPayments(order.id)).toEqual([]);
  const upi = { method: 'upi', vpa: 'success@razorpay' };
  const page = await fetch(`${sandbox.url}/v1/checkout/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: KEYS.keyId, order_id: order.id, ...upi }),
  });
  expect(page.status).toBe(200);
  const [paid] = await provider.listOrderPayments(order.id);
  expect(paid).toMatchObject({ orderId: order.id, amount: 49_900, status: 'authorized' });
  const id = paid?.id ?? '';
  expect(await provider.capture(id, 49_900)).toMatchObject({ id, status: 'captured' });
  await expect(provider.capture(id, 49_900)).rejects.toThrow(ProviderRefusal);
  expect(await provider.findPayment(id)).toMatchObject({ status: 'captured', currency: 'INR' });
  const turn = (refund: string) =>
    fetch(`${sandbox.url}/knobs/${order.id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ refund }),
    });
  expect((await turn('fails')).status).toBe(200);
  const failed = '8b6a2f1c-4f4e-4d5a-9b0f-0c2d7e6a9f11';
  expect(await provider.refund(id, { amount: 49_900, key: failed })).toMatchObject({
    paymentId: id,
    status: 'failed',
  });
  expect(await provider.findPayment(id)).toMatchObject({ status: 'captured', amountRefunded: 0 });
  await turn('processed');
  const key = '3f0f2c8e-9d0a-4c53-8a55-5b8f6d0f6a10';
  expect(await provider.refund(id, { amount: 49_900, key })).toMatchObject({ paymentId: id });
  expect(await provider.listRefunds(id)).toMatchObject([
    { key, amount: 49_900, status: 'processed' },
    { key: failed, status: 'failed' },
  ]);
  const span = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000), skip: 0 };
  expect((await provider.listPayments(span)).items.map((one) => one.id)).toEqual([id]);
  expect(await provider.findPayment('pay_00000000000000')).toBeNull();
});
