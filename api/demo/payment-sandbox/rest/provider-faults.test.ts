import { describe, expect, it } from 'vitest';
import { KEYS, openSandbox, pay, type OpenSandbox } from '../test/open-sandbox.ts';

const BASIC = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;

async function turn({ url }: OpenSandbox, knobs: object, orderId = '') {
  const response = await fetch(`${url}/knobs${orderId === '' ? '' : `/${orderId}`}`, {
    method: 'PATCH',
    headers: { authorization: BASIC, 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
  return { status: response.status, body: await response.json() };
}

async function twoOrders() {
  const sandbox = await openSandbox();
  const order = () => sandbox.client.orders.create({ amount: 49_900, currency: 'INR' });
  return { sandbox, mine: await order(), other: await order() };
}

describe('a provider that is down', () => {
  it('answers 503 about one order, or about all', async () => {
    const { sandbox, mine, other } = await twoOrders();
    const { client } = sandbox;
    const { payment_id: id } = await pay(sandbox, mine.id);
    await turn(sandbox, { provider: 'refuses' }, mine.id);
    const down = { statusCode: 503, error: expect.objectContaining({ code: 'SERVER_ERROR' }) };
    await expect(client.orders.fetch(mine.id)).rejects.toEqual(down);
    await expect(client.payments.capture(id, 49_900, 'INR')).rejects.toEqual(down);
    expect((await client.orders.fetch(other.id)).id).toBe(other.id);
    await turn(sandbox, { provider: 'refuses' });
    await expect(client.orders.fetch(other.id)).rejects.toEqual(down);
    await turn(sandbox, { provider: 'up' });
    await turn(sandbox, { provider: 'up' }, mine.id);
    expect((await client.payments.capture(id, 49_900, 'INR')).status).toBe('captured');
  });

  it('never answers', async () => {
    const { sandbox, mine } = await twoOrders();
    await turn(sandbox, { provider: 'hangs' }, mine.id);
    const given = new AbortController();
    const asked = fetch(`${sandbox.url}/v1/orders/${mine.id}`, {
      headers: { authorization: BASIC },
      signal: given.signal,
    });
    // Another request, asked later, is answered meanwhile.
    await turn(sandbox, {}, mine.id);
    given.abort();
    await expect(asked).rejects.toThrow('aborted');
  });

  it('does what it was asked for, and its answer is lost', async () => {
    const { sandbox, mine } = await twoOrders();
    const { payment_id: id } = await pay(sandbox, mine.id);
    await turn(sandbox, { provider: 'loses_answers' }, mine.id);
    await expect(
      fetch(`${sandbox.url}/v1/payments/${id}/capture`, {
        method: 'POST',
        headers: { authorization: BASIC, 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 49_900, currency: 'INR' }),
      }),
    ).rejects.toThrow('fetch failed');
    await turn(sandbox, { provider: 'up' }, mine.id);
    expect((await sandbox.client.payments.fetch(id)).status).toBe('captured');
  });
});

describe('the knobs', () => {
  it('refuse what they do not know', async () => {
    const sandbox = await openSandbox();
    for (const wrong of [{ provider: 'tired' }, { bank_delay_ms: -1 }, { other: 1 }, ['text'], []])
      expect((await turn(sandbox, wrong)).status).toBe(400);
    expect((await turn(sandbox, {}, 'order_00000000000000')).status).toBe(400);
  });

  it('stay turned for an order whatever is turned for everybody, and through a restart', async () => {
    const { sandbox, mine } = await twoOrders();
    await turn(sandbox, { webhook: 'lost' }, mine.id);
    await turn(sandbox, { webhook: 'late', card: 'refused' });
    await sandbox.close();
    const again = await openSandbox({ folder: sandbox.folder });
    const { body } = await turn(again, {}, mine.id);
    expect(body).toMatchObject({ webhook: 'lost', card: 'refused', provider: 'up' });
  });
});
