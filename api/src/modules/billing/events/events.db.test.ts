import { createHmac } from 'node:crypto';
import {
  createOrderByEmail,
  paymentCallback,
  paymentWebhook,
} from 'shared-contracts/calls/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { FAKE_PAYMENTS } from '../../../../test/fake-provider.ts';
import { doAll, testNode, doDueJobs } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { deliver, eventOf, orderOf, stored } from '../../../../test/purchases.ts';
import { ProviderAway } from '../../../payment-provider/payment-provider.ts';
import { watchPaymentsJob } from '../orders/watch-payments.ts';

const t = useApp();
let asha: TestMember;
beforeEach(async () => {
  t().clock.now = new TestClock().now;
  asha = await addMember(t());
});
const events = () => t().db.selectFrom('payment_events').selectAll().execute();

describe('an event of the provider', () => {
  it('is stored once for its id, without card or person, and handled by a job', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900, status: 'captured' });
    const body = eventOf(t(), 'payment.captured', paid);
    for (let n = 0; n < 3; n += 1)
      expect(await deliver(t(), body, { id: `evt_${paid}` })).toBe(200);
    await doDueJobs(t());
    const found = (await events()).filter(({ id }) => id === `evt_${paid}`);
    expect(found).toMatchObject([
      {
        kind: 'payment.captured',
        payload: { payment_id: paid, order_id: orderId, refund_id: null },
        handled_at: t().clock.now,
      },
    ]);
    expect((await stored(t(), orderId)).grants).toHaveLength(1);
    const said = JSON.stringify([await events(), t().logs]);
    for (const secret of ['card.owner@example.com', '+919822054321', '1111"'])
      expect(said).not.toContain(secret);
  });

  it('is refused unread where its signature is missing, forged or of another body', async () => {
    const before = (await events()).length;
    const body = '{"event":"payment.captured","payload":{}}';
    const other = createHmac('sha256', FAKE_PAYMENTS.webhookSecret).update(`${body} `);
    for (const signature of [null, '', 'f'.repeat(64), other.digest('hex')])
      expect(await deliver(t(), body, { id: 'evt_forged', signature })).toBe(401);
    expect(await deliver(t(), 'no json', { id: 'evt_forged', signature: 'x' })).toBe(401);
    const bare = await t().app.inject({ method: 'POST', url: paymentWebhook.path });
    expect(bare.statusCode).toBe(401);
    expect(await events()).toHaveLength(before);
  });

  it('is not larger than 256 KB', async () => {
    const body = JSON.stringify({ event: 'x', padding: 'x'.repeat(256 * 1024) });
    expect(await deliver(t(), body, { id: 'evt_large' })).toBe(413);
  });

  it('of a payment without an order of ours comes before a person', async () => {
    const paid = t().provider.pay({ orderId: null, amount: 5000, status: 'captured' });
    await deliver(t(), eventOf(t(), 'payment.captured', paid), { id: `evt_${paid}` });
    await doDueJobs(t());
    expect(await attention(paid)).toEqual([{ kind: 'unknown_order', amount: 5000 }]);
  });
});

const attention = (paid: string) =>
  t()
    .db.selectFrom('payment_attention')
    .select(['kind', 'amount'])
    .where('provider_payment_id', '=', paid)
    .execute();

describe('the watch over the provider’s payments', () => {
  it('settles what nobody told, and brings what is not ours before a person', async () => {
    const orderId = await orderOf(t(), asha);
    t().provider.pay({ orderId, amount: 49_900 });
    const foreign = t().provider.pay({ orderId: 'order_other', amount: 700, status: 'captured' });
    const watch = { name: 'watch', everyMs: 1000, spanMs: 60_000 };
    const node = testNode([watchPaymentsJob(t().parts, watch)], t().parts);
    await doAll(node);
    t().clock.advance(1000);
    await doAll(node);
    await node.close();
    await t().db.deleteFrom('jobs').where('kind', '=', 'watch').execute();
    expect((await stored(t(), orderId)).order.state).toBe('granted');
    expect(await attention(foreign)).toEqual([{ kind: 'unknown_order', amount: 700 }]);
  });

  it('goes on past payments that cannot be settled or read, and ends only where nobody answers', async () => {
    const { parts, provider } = t();
    if (parts.payments === null) throw new Error('Nobody takes payments in this test.');
    const [rohan, meera] = [await addMember(t()), await addMember(t())];
    const good = await orderOf(t(), rohan);
    provider.pay({ orderId: good, amount: 49_900 });
    // More than one page lies between them.
    const between = Array.from({ length: 120 }, (_, at) =>
      provider.pay({ orderId: `order_of_others_${at}`, amount: 700, status: 'captured' }),
    );
    const bad = await orderOf(t(), meera);
    const stuck = provider.pay({ orderId: bad, amount: 49_900 });
    let isAway = false;
    const failing: typeof parts.payments.provider = {
      ...parts.payments.provider,
      findPayment: async (id) => {
        if (isAway) throw new ProviderAway('Nobody answers.');
        return parts.payments?.provider.findPayment(id) ?? null;
      },
      listOrderPayments: async (id) => {
        if (id === bad) throw new ProviderAway('That order alone cannot be read.');
        return parts.payments?.provider.listOrderPayments(id) ?? [];
      },
      listPayments: async (span) => {
        const page = await parts.payments?.provider.listPayments(span);
        return { items: page?.items ?? [], unreadable: span.skip === 0 ? ['pay_odd'] : [] };
      },
    };
    const payments = { ...parts.payments, provider: failing };
    const [job] = [
      watchPaymentsJob({ ...parts, payments }, { name: 'watch', everyMs: 1000, spanMs: 60_000 }),
    ];
    const at = { id: 'job', createdAt: new Date(0), signal: new AbortController().signal };
    isAway = true;
    await expect(job.runStored({}, at)).rejects.toThrow('Nobody answers.');
    expect((await stored(t(), good)).order.state).toBe('created');
    isAway = false;
    await expect(job.runStored({}, at)).rejects.toThrow('1 items failed');
    expect((await stored(t(), good)).order.state).toBe('granted');
    expect(await attention(between[0] ?? '')).toHaveLength(1);
    const logged = t().logs.join('');
    for (const id of [stuck, 'pay_odd']) expect(logged).toContain(id);
  });
});

describe('the form of a page without frames', () => {
  const post = async (form: Record<string, string>, query = '') => {
    const reply = await t().app.inject({
      method: 'POST',
      url: `${paymentCallback.path}${query}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://api.razorpay.com',
      },
      payload: new URLSearchParams(form).toString(),
    });
    return [reply.statusCode, reply.headers.location];
  };
  const signed = (orderId: string, paymentId: string, key = FAKE_PAYMENTS.keySecret) => ({
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: createHmac('sha256', key).update(`${orderId}|${paymentId}`).digest('hex'),
  });

  it('has the order looked at where it is signed, and leads to the checkout document', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    expect(await post(signed(orderId, paid), '?buy=belief-month')).toEqual([
      303,
      `/subscription?buy=belief-month&order=${orderId}&returned=paid`,
    ]);
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('granted');
  });

  it('leads there whatever it says, and is believed in nothing', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    const here = `/subscription?order=${orderId}`;
    expect(await post(signed(orderId, paid, 'forged'))).toEqual([303, here]);
    expect(
      await post({ 'error[metadata]': JSON.stringify({ payment_id: paid, order_id: orderId }) }),
    ).toEqual([303, here]);
    expect(
      await post({ razorpay_order_id: orderId, 'error[reason]': 'payment_cancelled' }),
    ).toEqual([303, `${here}&returned=cancelled`]);
    expect(await post({ razorpay_order_id: '//evil.example' })).toEqual([303, '/subscription']);
    expect(await post({}, '?page=//evil.example&buy=//evil.example&order=//evil.example')).toEqual([
      303,
      '/subscription',
    ]);
    // Where nobody has begun to pay the provider names no order; the address that our page gave it does.
    expect(await post({ 'error[reason]': 'payment_cancelled' }, `?order=${orderId}`)).toEqual([
      303,
      `${here}&returned=cancelled`,
    ]);
    await doDueJobs(t());
    expect((await stored(t(), orderId)).grants).toEqual([]);
  });

  it('tells whose membership was paid for only where it is signed', async () => {
    const query = { amount: 69_900, email: 'aunt@example.com' };
    const { body } = await send(t(), createOrderByEmail, { query });
    const { id } = body['data'] as { id: string };
    const paid = t().provider.pay({ orderId: id, amount: 69_900 });
    const member = '?page=member&buy=trust-month';
    expect(await post(signed(id, paid), member)).toEqual([
      303,
      `/member?email=aunt%40example.com&buy=trust-month&order=${id}&returned=paid`,
    ]);
    expect(await post(signed(id, paid, 'forged'), member)).toEqual([
      303,
      `/member?buy=trust-month&order=${id}`,
    ]);
  });
});
