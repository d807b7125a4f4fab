import { createOrderByEmail, getOrder, getOrderByEmail } from 'shared-contracts/calls/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { orderOf, stored } from '../../../../test/purchases.ts';

const t = useApp();
let asha: TestMember;
beforeEach(async () => {
  t().clock.now = new TestClock().now;
  t().provider.isAway = false;
  asha = await addMember(t());
});

async function stateOf(orderId: string): Promise<unknown> {
  const { body } = await send(t(), getOrder, { params: { id: orderId } }, asha.token);
  return (body['data'] as { state: string }).state;
}

describe('an order that waits for its money', () => {
  it('is known as paid to whoever opens the page again, though nobody told us', async () => {
    const orderId = await orderOf(t(), asha);
    expect(await stateOf(orderId)).toBe('created');
    t().provider.pay({ orderId, amount: 49_900 });
    expect(await Promise.all(Array.from({ length: 10 }, () => stateOf(orderId)))).toEqual(
      Array.from({ length: 10 }, () => 'granted'),
    );
    expect((await stored(t(), orderId)).grants).toHaveLength(1);
  });

  it('by e-mail as well, without a word about an account', async () => {
    const { email } = asha;
    const { body } = await send(t(), createOrderByEmail, { query: { amount: 49_900, email } });
    const { id } = body['data'] as { id: string };
    t().provider.pay({ orderId: id, amount: 49_900 });
    const { body: seen } = await send(t(), getOrderByEmail, { params: { id }, query: { email } });
    expect(seen).toEqual({ data: { id, state: 'captured' } });
  });

  it('is told as it is known while the provider is away', async () => {
    const orderId = await orderOf(t(), asha);
    t().provider.pay({ orderId, amount: 49_900 });
    t().provider.isAway = true;
    expect(await stateOf(orderId)).toBe('created');
    t().provider.isAway = false;
    expect(await stateOf(orderId)).toBe('granted');
  });

  it('may be paid again at once when every try was refused, and not while one is at the bank', async () => {
    const orderId = await orderOf(t(), asha);
    const first = t().provider.pay({ orderId, amount: 49_900, status: 'created' });
    expect(await stateOf(orderId)).toBe('attempted');
    t().provider.change(first, { status: 'failed' });
    expect(await stateOf(orderId)).toBe('created');
    t().provider.pay({ orderId, amount: 49_900, status: 'created' });
    expect(await stateOf(orderId)).toBe('attempted');
  });
});
