import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ask, KEYS, openSandbox, pay, type OpenSandbox } from '../test/open-sandbox.ts';

const BASIC = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;

/** Posts a body as it is; answers status and the error. */
async function post({ url }: OpenSandbox, path: string, body: string, headers = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: BASIC, 'content-type': 'application/json', ...headers },
    body,
  });
  const { error } = (await response.json()) as { error?: { field?: string; description: string } };
  return { status: response.status, field: error?.field, description: error?.description };
}

describe('what a shop may send', () => {
  const good = { amount: 49_900, currency: 'INR' };
  const manyNotes = Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`n${at}`, 'x']));

  it.each([
    [{ ...good, amount: 99 }, 'amount'],
    [{ ...good, amount: 499.5 }, 'amount'],
    [{ ...good, amount: -49_900 }, 'amount'],
    [{ ...good, amount: '4e4' }, 'amount'],
    [{ ...good, amount: {} }, 'amount'],
    [{ ...good, amount: 1e15 }, 'amount'],
    [{ currency: 'INR' }, 'amount'],
    [{ amount: 49_900 }, 'currency'],
    [{ ...good, currency: 'USD' }, 'currency'],
    [{ ...good, receipt: 'x'.repeat(41) }, 'receipt'],
    [{ ...good, receipt: 7 }, 'receipt'],
    [{ ...good, notes: manyNotes }, 'notes'],
    [{ ...good, notes: { note: 'x'.repeat(257) } }, 'notes'],
    [{ ...good, notes: { note: { deep: 1 } } }, 'notes'],
    [{ ...good, notes: 'text' }, 'notes'],
    [{ ...good, surprise: 1 }, undefined],
    [{ ...good, partial_payment: true }, undefined],
    [[], undefined],
    ['text', undefined],
  ])('is refused where it is no order: %j', async (body, field) => {
    const sandbox = await openSandbox();
    const told = await post(sandbox, '/v1/orders', JSON.stringify(body));
    expect(told).toMatchObject({ status: 400, field });
    expect((await sandbox.client.orders.all()).count).toBe(0);
  });

  it.each([
    ['{"amount":', 400],
    ['', 400],
    ['{"__proto__":{"amount":49900}}', 400],
    [JSON.stringify({ ...good, notes: { note: 'x'.repeat(100_000) } }), 413],
  ])('is refused where it cannot be read', async (body, status) => {
    expect(await post(await openSandbox(), '/v1/orders', body)).toMatchObject({ status });
  });

  it.each([
    '/v1/orders/order_00000000000000',
    '/v1/orders/..%2f..%2fledger.jsonl',
    '/v1/payments/__proto__',
    '/v1/payments/constructor/refunds',
    '/v1/refunds/x',
    '/v1/nothing',
    '/ledger.jsonl',
    '/v1/checkout/files/..%2f..%2fledger%2fledger.ts',
    '/v1/checkout/files/%2e%2e%2fstart-sandbox.ts',
    '/v1/payments?count=-1',
    '/v1/payments?count=1e1',
    '/v1/payments?from=yesterday',
    '/v1/payments?count=1&count=2',
  ])('is refused where it stands for nothing: %s', async (path) => {
    const { url } = await openSandbox();
    const response = await fetch(`${url}${path}`, { headers: { authorization: BASIC } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
  });

  it.each([undefined, 'Basic', 'Basic !', 'Bearer x', `Basic ${btoa('a:b')}`, BASIC.slice(0, -4)])(
    'is nothing without the keys: %s',
    async (authorization) => {
      const { url } = await openSandbox();
      for (const path of ['/v1/orders', '/v1/payments', '/v1/refunds', '/knobs']) {
        const headers = authorization === undefined ? {} : { authorization };
        expect((await fetch(`${url}${path}`, { headers })).status).toBe(401);
      }
    },
  );
});

describe('what a browser may send', () => {
  it('needs the public key, an order and the amount of the order', async () => {
    const sandbox = await openSandbox();
    const { id } = await sandbox.client.orders.create({ amount: 49_900, currency: 'INR' });
    await expect(
      pay(sandbox, id, { method: 'upi', vpa: 'success@razorpay', amount: 100 }),
    ).rejects.toThrow('not the one of the order');
    await expect(pay(sandbox, id, { method: 'cash' })).rejects.toThrow('not right');
    await expect(pay(sandbox, 'order_00000000000000')).rejects.toThrow('does not exist');
    await expect(
      ask(sandbox, '/payments', {
        key_id: 'rzp_test_other',
        order_id: id,
        method: 'upi',
        vpa: 'success@razorpay',
      }),
    ).rejects.toThrow('api key');
    expect((await sandbox.client.orders.fetch(id)).attempts).toBe(0);
  });

  it('learns of a payment, and ends it, by the token of that payment only', async () => {
    const sandbox = await openSandbox();
    const { id } = await sandbox.client.orders.create({ amount: 49_900, currency: 'INR' });
    const mine = await pay(sandbox, id);
    const other = await pay(sandbox, id, { method: 'netbanking', bank: 'HDFC' });
    for (const token of ['', other.token, mine.token.slice(1)]) {
      await expect(
        ask(sandbox, `/payments/${mine.payment_id}?token=${encodeURIComponent(token)}`),
      ).rejects.toThrow('does not exist');
    }
    await expect(
      ask(sandbox, `/payments/${other.payment_id}/bank`, { token: mine.token, success: true }),
    ).rejects.toThrow('does not exist');
  });

  it('is led back to the site itself only', async () => {
    const { url } = await openSandbox();
    const leave = (callback_url: unknown) =>
      fetch(`${url}/v1/checkout/embedded`, {
        method: 'POST',
        body: new URLSearchParams({ options: JSON.stringify({ key: 'k', callback_url }) }),
      });
    for (const bad of ['https://evil.example/', 'javascript:alert(1)', '/relative', 7, null])
      expect((await leave(bad)).status).toBe(400);
    const good = await leave(`${url}/back`);
    expect(good.status).toBe(200);
    expect(good.headers.get('content-security-policy')).toContain(`form-action 'self' ${url}`);
  });

  it('keeps no card', async () => {
    const sandbox = await openSandbox();
    const { id } = await sandbox.client.orders.create({ amount: 49_900, currency: 'INR' });
    await pay(sandbox, id, {
      method: 'card',
      card: { number: '4111111111111111', expiry: '12/40', cvv: '987', name: 'Asha Kulkarni' },
    });
    await sandbox.close();

    const kept = await readFile(`${sandbox.folder}/ledger.jsonl`, 'utf8');
    expect(kept).not.toMatch(/4111 ?1111|"987"|Kulkarni/);
  });
});
