import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { addMember } from '../../../../test/members.ts';
import { addPayment } from '../../../../test/payments.ts';
import { REFUND, requestRefund, type RefundRequest } from './request-refund.ts';

const t = useApp();
beforeEach(async () => {
  for (const table of ['refunds', 'jobs'] as const) await t().db.deleteFrom(table).execute();
});

const request = (paymentId: string, change: Partial<RefundRequest> = {}) =>
  t()
    .db.transaction()
    .execute((trx) =>
      requestRefund(trx, {
        paymentId,
        amount: null,
        reason: 'a test',
        requestedBy: null,
        key: randomUUID(),
        now: t().clock.read(),
        ...change,
      }),
    );
const refunds = () => t().db.selectFrom('refunds').selectAll().orderBy('amount').execute();
const jobs = () => t().db.selectFrom('jobs').selectAll().where('kind', '=', REFUND).execute();

describe('a refund that is asked for', () => {
  it('is of all that is left, and waits for the provider as a job', async () => {
    const { paymentId } = await addPayment(t());
    const made = await request(paymentId);
    expect(await refunds()).toMatchObject([
      { id: made?.id, amount: 49_900, state: 'requested', provider_refund_id: null },
    ]);
    expect(await jobs()).toMatchObject([
      { unique_key: made?.id, payload: { refund_id: made?.id } },
    ]);
  });

  it('is made once for its key', async () => {
    const { paymentId } = await addPayment(t());
    const key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => request(paymentId, { key, amount: 100 })));
    expect(new Set(made.map((one) => one?.id)).size).toBe(1);
    expect(await refunds()).toHaveLength(1);
    const { paymentId: other } = await addPayment(t());
    expect(await request(other, { key })).toBeNull();
  });

  it('never gives back more than was captured, also when several are asked for at once', async () => {
    const { paymentId } = await addPayment(t());
    const made = await Promise.all([1, 2, 3].map(() => request(paymentId, { amount: 20_000 })));
    expect(made.filter((one) => one === null)).toHaveLength(1);
    expect(await request(paymentId, { amount: 9901 })).toBeNull();
    await request(paymentId);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([9900, 20_000, 20_000]);
    expect(await request(paymentId)).toBeNull();
  });

  it('leaves alone what was never captured, went back or does not exist', async () => {
    const { paymentId } = await addPayment(t(), { status: 'authorized' });
    expect(await request(paymentId)).toBeNull();
    const { paymentId: back } = await addPayment(t());
    await t().db.updateTable('payments').set({ refunded: 49_900 }).where('id', '=', back).execute();
    expect(await request(back)).toBeNull();
    expect(await request(randomUUID())).toBeNull();
    expect(await jobs()).toEqual([]);
  });

  it('ends the plan that the payment gave at once, and no other', async () => {
    const asha = await addMember(t());
    const first = await addPayment(t(), { account: asha });
    const second = await addPayment(t(), { account: asha });
    await request(first.paymentId, { amount: 100 });
    const grants = await t()
      .db.selectFrom('grants')
      .select(['payment_id', 'revoked_at'])
      .where('account_id', '=', asha.id)
      .execute();
    expect(new Map(grants.map((one) => [one.payment_id, one.revoked_at]))).toEqual(
      new Map([
        [first.paymentId, t().clock.read()],
        [second.paymentId, null],
      ]),
    );
    const plan = () =>
      t()
        .db.selectFrom('accounts')
        .select(['plan', 'plan_until'])
        .where('id', '=', asha.id)
        .executeTakeFirstOrThrow();
    expect((await plan()).plan).toBe('belief');
    await request(second.paymentId);
    expect(await plan()).toEqual({ plan: 'hope', plan_until: null });
  });
});
