import { deleteAccount } from 'shared-contracts/calls/auth';
import {
  capturePayment,
  createOrder,
  getOrder,
  listPayments,
  listPaymentsForAttention,
} from 'shared-contracts/calls/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { doDueJobs } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { deliver, eventOf, orderOf, stored } from '../../../../test/purchases.ts';

const t = useApp();
let asha: TestMember;
beforeEach(async () => {
  t().clock.now = new TestClock().now;
  t().provider.isAway = false;
  t().provider.lostAnswers = 0;
  asha = await addMember(t());
});

const capture = (payment_id: string, amount = 49_900, who = asha, beside = {}) =>
  send(t(), capturePayment, { body: { payment: { payment_id, amount, ...beside } } }, who.token);
const planOf = ({ id }: TestMember) =>
  t()
    .db.selectFrom('accounts')
    .select(['plan', 'plan_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const inMinutes = (minutes: number) => t().clock.advance(minutes * 60_000);

describe('an order', () => {
  it('is the same for every tap, tab and device while it is open', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => orderOf(t(), asha)));
    expect(new Set(ids).size).toBe(1);
    expect(await orderOf(t(), asha, 69_900)).not.toBe(ids[0]);
  });

  it('is answered with its state while money is under way for that plan, whatever its time', async () => {
    const id = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId: id, amount: 49_900 });
    await t().db.updateTable('orders').set({ state: 'authorized' }).execute();
    const ask = async (amount: number) =>
      (await send(t(), createOrder, { query: { amount } }, asha.token)).body['data'];
    expect(await ask(49_900)).toMatchObject({ id, state: 'authorized' });
    expect(await ask(499_900)).toMatchObject({ id, amount: 49_900, state: 'authorized' });
    expect(await ask(69_900)).toMatchObject({ state: 'created', amount: 69_900 });
    // Somebody wants to know: it is looked at now.
    await doDueJobs(t());
    expect(t().provider.payment(paid)?.status).toBe('captured');
    expect(await ask(49_900)).toMatchObject({
      id: expect.not.stringMatching(id),
      state: 'created',
    });
  });

  it('says what the plan will do, and is of one of four prices', async () => {
    const { body } = await send(t(), createOrder, { query: { amount: 549_900 } }, asha.token);
    expect(body).toMatchObject({
      data: { amount: 549_900, currency: 'INR', effect: { kind: 'starts', credited_days: 0 } },
    });
    for (const amount of [1, 49_901, 99_800])
      expect(await send(t(), createOrder, { query: { amount } }, asha.token)).toMatchObject({
        status: 422,
        body: { code: 'payment.failed' },
      });
  });

  it('is made once the provider is back', async () => {
    t().provider.isAway = true;
    const requested = () => send(t(), createOrder, { query: { amount: 49_900 } }, asha.token);
    expect(await requested()).toMatchObject({ status: 503, body: { code: 'payment.unavailable' } });
    t().provider.isAway = false;
    expect((await requested()).status).toBe(200);
    const rows = t().db.selectFrom('orders').select('id').where('account_id', '=', asha.id);
    expect(await rows.execute()).toHaveLength(1);
  });
});

describe('a payment', () => {
  it('is captured and gives its plan in the same transaction, with a receipt', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    const { status, body: captured } = await capture(paid);
    expect(status).toBe(200);
    expect(captured).toEqual({ data: { plan: 'belief', granted: true } });
    expect(t().provider.payment(paid)?.status).toBe('captured');
    expect(await planOf(asha)).toEqual({
      plan: 'belief',
      plan_until: new Date(t().clock.now.getTime() + 30 * 864e5),
    });
    const { body } = await send(t(), listPayments, {}, asha.token);
    expect(body['data']).toMatchObject([
      {
        id: orderId,
        state: 'granted',
        amount: 49_900,
        receipt_number: expect.stringMatching(/^R\//),
      },
    ]);
    const one = await send(t(), getOrder, { params: { id: orderId } }, asha.token);
    expect(one.body['data']).toEqual({ ...(body['data'] as object[])[0], buyer: null });
  });

  it('gives one plan and one receipt to captures and events at the same moment', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    const event = eventOf(t(), 'payment.authorized', paid);
    const replies = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        expect(await deliver(t(), event, { id: `evt_${paid}_${n % 5}` })).toBe(200);
        return capture(paid);
      }),
    );
    await doDueJobs(t());
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { grants, receipts, payments } = await stored(t(), orderId);
    expect([grants.length, receipts.length, payments.length]).toEqual([1, 1, 1]);
  });

  it('is nobody else’s, and not of another amount', async () => {
    const rohan = await addMember(t());
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    const unknown = await capture('pay_unknown');
    expect(unknown).toMatchObject({ status: 409, body: { code: 'payment.failed' } });
    const { request_id: _, ...same } = unknown.body;
    for (const refused of [
      await capture(paid, 49_900, rohan),
      await capture(paid, 69_900),
      await capture(paid, 49_900, asha, { order_id: 'order_other' }),
      await capture(paid, 49_900, asha, { signature: 'f'.repeat(64) }),
      await capture('../orders'),
    ])
      expect(refused).toMatchObject({ status: 409, body: same });
    expect((await stored(t(), orderId)).grants).toEqual([]);
    expect(t().provider.payment(paid)?.status).toBe('authorized');
    const others = await send(t(), getOrder, { params: { id: orderId } }, rohan.token);
    expect(others.status).toBe(404);
  });

  it('goes back when the order was paid already', async () => {
    const orderId = await orderOf(t(), asha);
    await capture(t().provider.pay({ orderId, amount: 49_900 }));
    const second = t().provider.pay({ orderId, amount: 49_900, status: 'captured' });
    await deliver(t(), eventOf(t(), 'payment.captured', second), { id: `evt_${second}` });
    await doDueJobs(t());
    expect(t().provider.payment(second)?.status).toBe('refunded');
    const { grants, order } = await stored(t(), orderId);
    expect([grants.length, grants[0]?.revoked_at, order.state]).toEqual([1, null, 'granted']);
    const kinds = t()
      .db.selectFrom('payment_attention')
      .select('kind')
      .where('provider_payment_id', '=', second);
    expect(await kinds.execute()).toEqual([{ kind: 'second_payment' }]);
    // Its buyer finds it in the history and gets a mail; the desk's list says that it is done.
    const history = await send(t(), listPayments, {}, asha.token);
    expect(history.body).toMatchObject({
      data: [
        {
          id: orderId,
          state: 'granted',
          second_payment: { amount: 49_900, refund: 'processed' },
        },
      ],
    });
    const mail = t().mails.findLast(({ subject }) => subject.includes('goes back to you'));
    expect(mail).toMatchObject({ to: asha.email, subject: 'Saptapadi: ₹499 goes back to you' });
    expect(mail?.text).toContain(`The payment ${second} was made for Belief`);
    const manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const desk = await send(t(), listPaymentsForAttention, { query: {} }, manager.token);
    expect(listPaymentsForAttention.reply.parse(desk.body).data).toContainEqual(
      expect.objectContaining({ provider_payment_id: second, refund_state: 'processed' }),
    );
  });

  it('of another amount comes before a person and gives nothing', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 100, status: 'captured' });
    await deliver(t(), eventOf(t(), 'payment.captured', paid), { id: `evt_${paid}` });
    await doDueJobs(t());
    expect((await stored(t(), orderId)).grants).toEqual([]);
    const kinds = t()
      .db.selectFrom('payment_attention')
      .select('kind')
      .where('provider_payment_id', '=', paid);
    expect(await kinds.execute()).toEqual([{ kind: 'wrong_amount' }]);
  });
});

describe('an order that the browser left open', () => {
  it('is granted where the answer of the capture was lost', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    t().provider.lostAnswers = 1;
    expect((await capture(paid)).status).toBe(503);
    expect((await stored(t(), orderId)).grants).toEqual([]);
    inMinutes(1);
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('granted');
  });

  it('is granted where nobody called and no event came', async () => {
    const orderId = await orderOf(t(), asha);
    t().provider.pay({ orderId, amount: 49_900 });
    inMinutes(1);
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('granted');
    const jobs = t().db.selectFrom('jobs').selectAll().where('kind', '=', 'order');
    expect((await jobs.execute()).filter((job) => job.dead_at !== null)).toEqual([]);
  });

  it('waits while the provider is away, and is granted late where it was given up', async () => {
    const orderId = await orderOf(t(), asha);
    inMinutes(3 * 24 * 60 + 1);
    t().provider.isAway = true;
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('created');
    t().provider.isAway = false;
    inMinutes(10);
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('failed');
    const paid = t().provider.pay({ orderId, amount: 49_900, status: 'captured' });
    await deliver(t(), eventOf(t(), 'payment.captured', paid), { id: `evt_${paid}` });
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('granted');
  });

  it('ends with a refund at the provider’s own desk', async () => {
    const orderId = await orderOf(t(), asha);
    const paid = t().provider.pay({ orderId, amount: 49_900 });
    await capture(paid);
    t().provider.refund(paid, 49_900);
    await deliver(t(), eventOf(t(), 'refund.processed', paid), { id: `evt_back_${paid}` });
    await doDueJobs(t());
    expect((await stored(t(), orderId)).order.state).toBe('refunded');
    expect((await planOf(asha)).plan).toBe('hope');
  });
});

describe('an account that goes', () => {
  it('has what is under way settled first, and what comes later goes back', async () => {
    const [paidOrder, lateOrder] = [await orderOf(t(), asha), await orderOf(t(), asha, 69_900)];
    const paid = t().provider.pay({ orderId: paidOrder, amount: 49_900 });
    expect((await send(t(), deleteAccount, { body: {} }, asha.token)).status).toBe(200);
    expect(t().provider.payment(paid)?.status).toBe('captured');
    const { receipts, order } = await stored(t(), paidOrder);
    expect([receipts.length, order.state, order.account_id]).toEqual([1, 'granted', null]);
    const late = t().provider.pay({ orderId: lateOrder, amount: 69_900, status: 'captured' });
    await deliver(t(), eventOf(t(), 'payment.captured', late), { id: `evt_${late}` });
    await doDueJobs(t());
    expect((await stored(t(), lateOrder)).order).toMatchObject({ state: 'captured', email: '' });
  });
});
