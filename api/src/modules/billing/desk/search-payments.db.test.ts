import { searchPayments, type FoundPayment } from 'shared-contracts/calls/found-payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { openedAlarms, openPeople } from '../../../../test/opened-people.ts';
import { addPayment, type TestPayment } from '../../../../test/payments.ts';
import { ALARM_AT } from '../../../platform/calls/opened-people.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { requestRefund } from '../refunds/request-refund.ts';

const t = useApp({ payments: null });
let manager: TestMember;
let asha: TestMember;
let payment: TestPayment;

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
  asha = await addMember(t());
  payment = await addPayment(t(), { account: asha });
});

const search = (q: string, by = manager, cursor?: string) =>
  send(
    t(),
    searchPayments,
    { query: { q, ...(cursor === undefined ? {} : { cursor }) } },
    by.token,
  );
async function found(q: string, by = manager): Promise<FoundPayment[]> {
  const { status, body } = await search(q, by);
  expect(status).toBe(200);
  return searchPayments.reply.parse(body).data;
}
const receipt = async () => {
  const { db, clock, parts } = t();
  const { seller } = parts.config;
  const { paymentId } = payment;
  await db
    .transaction()
    .execute((trx) => issueReceipt(trx, { paymentId, now: clock.read(), seller }));
  return (await found(payment.providerPaymentId))[0]?.receipt_number ?? '';
};

describe('the desk finds a payment', () => {
  it('by its receipt, order, payment and e-mail address, with whose it is and what may go back', async () => {
    const number = await receipt();
    expect(number).toMatch(/^R\/2026-27\//);
    const one = {
      provider_payment_id: payment.providerPaymentId,
      order_id: payment.providerOrderId,
      plan: 'belief',
      months: 1,
      amount: 49_900,
      status: 'captured',
      email: asha.email,
      refunded: 0,
      left: 49_900,
      receipt_number: number,
      is_second: false,
    };
    for (const q of [
      number,
      `${number.replaceAll('/', '-')}.pdf`,
      payment.providerOrderId,
      ` ${payment.providerPaymentId}\u200b`,
      asha.email.toUpperCase(),
    ])
      expect(await found(q), q).toMatchObject([one]);
    expect(await found('pay_unknown')).toEqual([]);
  });

  it('says what is under way back, and which one is a second of its order', async () => {
    const { db, clock } = t();
    const second = { id: crypto.randomUUID(), provider_payment_id: `pay_${payment.orderId}x` };
    const paid = { status: 'captured' as const, paid_at: clock.read(), amount: 49_900 };
    await db
      .insertInto('payments')
      .values({ ...second, ...paid, order_id: payment.orderId })
      .execute();
    await db.transaction().execute((trx) =>
      requestRefund(trx, {
        paymentId: second.id,
        amount: 40_000,
        reason: 'Paid twice',
        requestedBy: null,
        key: crypto.randomUUID(),
        now: clock.read(),
      }),
    );
    const rows = await found(asha.email);
    expect(rows.map(({ is_second, left }) => [is_second, left]).toSorted()).toEqual([
      [false, 49_900],
      [true, 9_900],
    ]);
  });

  it('a page at a time, newest first', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const made: string[] = [];
    for (let n = 0; n < 25; n += 1) {
      t().clock.advance(1000);
      made.unshift((await addPayment(t(), { email })).providerPaymentId);
    }
    const first = searchPayments.reply.parse((await search(email)).body);
    const rest = searchPayments.reply.parse((await search(email, manager, first.next ?? '')).body);
    const ids = [...first.data, ...rest.data].map((one) => one.provider_payment_id);
    expect(ids).toEqual(made);
    expect(rest.next).toBeNull();
  });

  it.each(['', 'asha', 'R/2026-29/000001', '%@'])('and refuses at its field: %j', async (q) => {
    expect(await search(q)).toMatchObject({ status: 422, body: { errors: [{ path: 'q' }] } });
  });

  it('but never one that is about the own money, and only as a manager', async () => {
    const own = await addPayment(t(), { account: manager });
    expect(await found(own.providerPaymentId)).toEqual([]);
    expect(await found(manager.email)).toEqual([]);
    const caller = await addMember(t(), { role: 'staff', duties: ['caller'] });
    expect((await search(asha.email, caller)).status).toBe(404);
    expect((await search(asha.email, asha)).status).toBe(404);
  });

  it('which is on the audit trail without the address, and counts as a person opened', async () => {
    await openPeople(t(), manager.id, ALARM_AT - 1);
    await found(asha.email);
    expect(openedAlarms(t(), manager.id)).toEqual([ALARM_AT]);
    const trail = t().db.selectFrom('audit_trail').select('detail');
    const rows = await trail
      .where('actor_id', '=', manager.id)
      .where('action', '=', 'payments.search')
      .execute();
    expect(rows).toMatchObject([{ detail: { by: 'email', found: 1 } }]);
    expect(JSON.stringify(rows)).not.toContain(asha.email);
  });
});
