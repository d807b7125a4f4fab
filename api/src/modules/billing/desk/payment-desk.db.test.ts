import { randomUUID } from 'node:crypto';
import { openPaymentAttention } from 'shared-contracts/calls/opened-payment';
import {
  listPaymentsForAttention,
  refundPayment,
  settlePaymentAttention,
  type PaymentAttention,
} from 'shared-contracts/calls/payments';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { openedAlarms, openPeople } from '../../../../test/opened-people.ts';
import { addPayment, type TestPayment } from '../../../../test/payments.ts';
import { ALARM_AT } from '../../../platform/calls/opened-people.ts';
import { noteAttention } from '../attention/note-attention.ts';
import { lockPayment } from '../refunds/request-refund.ts';

// Nobody takes payments, so that refunds wait.
const t = useApp({ payments: null });
let manager: TestMember;
let asha: TestMember;
let payment: TestPayment;

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  await t().db.deleteFrom('payment_attention').execute();
  manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
  asha = await addMember(t());
  payment = await addPayment(t(), { account: asha });
});

const note = ({ providerPaymentId, providerOrderId, amount }: TestPayment) =>
  noteAttention(t().db, {
    kind: 'second_payment',
    providerPaymentId,
    providerOrderId,
    amount,
    now: t().clock.read(),
  });
async function listed(settled?: 'true' | 'false'): Promise<PaymentAttention[]> {
  const query = settled === undefined ? {} : { settled };
  const { status, body } = await send(t(), listPaymentsForAttention, { query }, manager.token);
  expect(status).toBe(200);
  return listPaymentsForAttention.reply.parse(body).data;
}
const settle = (id: string, by = manager) =>
  send(t(), settlePaymentAttention, { params: { id }, body: { note: 'Refunded' } }, by.token);
const refund = (
  body: { amount?: number; key?: string } = {},
  id = payment.providerPaymentId,
  by = manager,
) => {
  const requested = { reason: 'Paid twice', key: randomUUID(), ...body };
  return send(t(), refundPayment, { params: { id }, body: requested }, by.token);
};
/** What this manager left on the audit trail. */
async function audited(wanted: string) {
  const trail = t().db.selectFrom('audit_trail').select(['target', 'detail', 'action']);
  const rows = await trail.where('actor_id', '=', manager.id).execute();
  return rows.flatMap(({ action, ...rest }) => (action === wanted ? [rest] : []));
}

describe('payments that need a person', () => {
  it('are listed until somebody says what was done, which is on the audit trail', async () => {
    await note(payment);
    const [one] = await listed();
    expect(one).toMatchObject({
      kind: 'second_payment',
      provider_payment_id: payment.providerPaymentId,
      order_id: payment.providerOrderId,
      amount: 49900,
      refundable: true,
      settled_at: null,
      settled_note: null,
    });
    const id = one?.id ?? '';
    expect(await settle(id)).toMatchObject({
      status: 200,
      body: { data: { settled_note: 'Refunded' } },
    });
    expect([await listed(), (await listed('true')).map((settled) => settled.id)]).toEqual([
      [],
      [id],
    ]);
    expect(await settle(id)).toMatchObject({
      status: 409,
      body: { code: 'payment.alreadySettled' },
    });
    expect(await audited('payments.settle')).toEqual([
      { target: id, detail: { note: 'Refunded' } },
    ]);
    expect(await settle(randomUUID())).toMatchObject({ status: 404 });
  });

  it('count, opened, among the people whom somebody opened: whose payment it is, each once', async () => {
    const bought = await addMember(t());
    const sold = [payment, await addPayment(t(), { account: bought })];
    for (const one of sold) await note(one);
    const open = async (index: number) => {
      const params = { id: (await listed())[index]?.id ?? '' };
      const reply = await send(t(), openPaymentAttention, { params }, manager.token);
      expect(reply.status).toBe(200);
    };
    await openPeople(t(), manager.id, ALARM_AT - 2);
    await open(0);
    await open(0);
    expect(openedAlarms(t(), manager.id)).toEqual([]);
    await open(1);
    expect(openedAlarms(t(), manager.id)).toEqual([ALARM_AT]);
  });

  it.runIf(inject('templateDatabase').kind === 'postgres')(
    'open while another transaction holds the payment',
    async () => {
      await note(payment);
      const params = { id: (await listed())[0]?.id ?? '' };
      await t()
        .db.transaction()
        .execute(async (trx) => {
          expect(await lockPayment(trx, payment.paymentId)).toMatchObject({ status: 'captured' });
          expect(await send(t(), openPaymentAttention, { params }, manager.token)).toMatchObject({
            status: 200,
            body: { data: { left: payment.amount } },
          });
        });
    },
  );

  it('cannot be refunded here where nothing of ours is left to refund', async () => {
    await note({ ...payment, providerPaymentId: 'pay_of_nobody', providerOrderId: 'order_x' });
    expect(await listed()).toMatchObject([{ refundable: false }]);
    expect(await refund({}, 'pay_of_nobody')).toMatchObject({
      status: 404,
      body: { code: 'payment.notFound' },
    });
  });

  it('are decided by nobody whose money it is', async () => {
    const own = await addPayment(t(), { account: manager });
    await note(own);
    expect(await listed()).toEqual([]);
    const row = t().db.selectFrom('payment_attention').select('id');
    const { id } = await row.executeTakeFirstOrThrow();
    expect((await settle(id)).status).toBe(404);
    expect((await refund({}, own.providerPaymentId)).status).toBe(404);
    const byMail = await addPayment(t(), { email: manager.email });
    expect((await refund({}, byMail.providerPaymentId)).status).toBe(404);
    const refunds = t().db.selectFrom('refunds').where('requested_by', '=', manager.id);
    expect(await refunds.selectAll().execute()).toEqual([]);
  });
});

describe('a refund by staff', () => {
  it('is asked for once by its key, audited, and ends the plan at once', async () => {
    const key = randomUUID();
    const replies = [await refund({ key }), await refund({ key })];
    expect(replies[1]).toMatchObject({ status: 200, body: replies[0]?.body });
    expect(replies[0]?.body).toMatchObject({
      data: { amount: 49_900, state: 'requested', credit_note_number: null },
    });
    expect(await audited('payments.refund')).toMatchObject([
      { target: payment.providerPaymentId, detail: { amount: 49_900, reason: 'Paid twice' } },
    ]);
    const account = t().db.selectFrom('accounts').select('plan').where('id', '=', asha.id);
    expect(await account.execute()).toEqual([{ plan: 'hope' }]);
  });

  it('gives back at most what was captured', async () => {
    expect(await refund({ amount: 49_901 })).toMatchObject({
      status: 409,
      body: { code: 'payment.notRefundable' },
    });
    expect((await refund({ amount: 49_000 })).status).toBe(200);
    expect((await refund({ amount: 901 })).status).toBe(409);
    expect((await refund()).body).toMatchObject({ data: { amount: 900 } });
    expect((await refund()).status).toBe(409);
  });

  it('needs a sign-in younger than five minutes', async () => {
    t().clock.advance(5 * 60_000);
    expect(await refund()).toMatchObject({
      status: 403,
      body: { code: 'payment.signInFresh' },
    });
    expect(
      await t()
        .db.selectFrom('grants')
        .select('revoked_at')
        .where('payment_id', '=', payment.paymentId)
        .execute(),
    ).toEqual([{ revoked_at: null }]);
  });
});
