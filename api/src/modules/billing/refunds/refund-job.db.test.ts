import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock, useApp } from '../../../../test/app.ts';
import { doAll, testNode } from '../../../../test/jobs.ts';
import { addMember } from '../../../../test/members.ts';
import { addPayment, type TestPayment } from '../../../../test/payments.ts';
import { testProvider, type TestProvider } from '../../../../test/refund-provider.ts';
import type { PaymentProvider } from '../../../payment-provider/payment-provider.ts';
import { ProviderRefusal } from '../../../payment-provider/payment-provider.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { receiptNumber } from '../receipts/receipts.rules.ts';
import { recordRefund } from './record-refund.ts';
import { refundJob } from './refund-job.ts';
import { requestRefund } from './request-refund.ts';
import { RETURNED_MAIL } from './returned-mail-job.ts';

const t = useApp();
const HOUR_MS = 60 * 60_000;
const seller = {
  name: 'Saptapadi Pvt Ltd',
  address: null,
  gstin: '27AAAAA0000A1Z5',
  gstPercent: 18,
  state: 'Maharashtra',
  placeOfSupply: 'Maharashtra',
  sac: '999799',
};
let bank: TestProvider;
let payment: TestPayment;

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  for (const table of [
    'receipts',
    'receipt_numbers',
    'payment_attention',
    'refunds',
    'jobs',
  ] as const)
    await t().db.deleteFrom(table).execute();
  bank = testProvider();
  payment = await addPayment(t(), { account: await addMember(t()) });
  await receiptOf(payment);
});

const receiptOf = ({ paymentId }: TestPayment) =>
  t()
    .db.transaction()
    .execute((trx) => issueReceipt(trx, { paymentId, now: t().clock.read(), seller }));
const request = (amount: number | null = null, { paymentId } = payment) =>
  t()
    .db.transaction()
    .execute((trx) =>
      requestRefund(trx, {
        paymentId,
        amount,
        reason: 'a test',
        requestedBy: null,
        key: randomUUID(),
        now: t().clock.read(),
      }),
    );

/** Does every refund that is due. */
async function runJobs(provider: PaymentProvider | null = bank.provider): Promise<void> {
  const { db } = t();
  const clock = t().clock.read;
  const node = testNode([refundJob({ db, clock, provider })], { db, clock });
  await doAll(node);
  await node.close();
}
async function state() {
  const { db } = t();
  const [paid, order, refunds, notes, attention] = await Promise.all([
    db
      .selectFrom('payments')
      .select(['status', 'refunded'])
      .where('id', '=', payment.paymentId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', payment.orderId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('refunds').select('state').orderBy('amount').execute(),
    db
      .selectFrom('receipts')
      .selectAll()
      .where('kind', '=', 'credit_note')
      .orderBy('number')
      .execute(),
    db.selectFrom('payment_attention').select('kind').execute(),
  ]);
  return {
    ...paid,
    order: order.state,
    refunds: refunds.map((one) => one.state),
    notes: notes.map((one) => receiptNumber(one.kind, one.financial_year, one.number)),
    attention: attention.map(({ kind }) => kind),
  };
}
const DONE = {
  status: 'refunded',
  refunded: 49900,
  order: 'refunded',
  refunds: ['processed'],
  notes: ['C/2026-27/000001'],
  attention: [],
};

describe('a refund', () => {
  it('is made at the provider, noted, and credited by a note with a number of its own', async () => {
    await request();
    await runJobs();
    expect(bank.refunds).toMatchObject([{ paymentId: payment.providerPaymentId, amount: 49_900 }]);
    expect(await state()).toEqual(DONE);
    const notes = t().db.selectFrom('receipts').selectAll().where('kind', '=', 'credit_note');
    expect(await notes.execute()).toMatchObject([
      {
        amount: 49900,
        taxable: 42288,
        cgst: 3806,
        sgst: 3806,
        igst: 0,
        printed: {
          receipt_number: 'R/2026-27/000001',
          seller: { gstin: seller.gstin },
        },
      },
    ]);
  });

  it('that has a credit note is not mailed twice', async () => {
    await request();
    await runJobs();
    expect(await returnedMails()).toEqual([]);
  });

  it('is made once although its answer was lost, and although the job runs again', async () => {
    await request();
    bank.losesAnswers = true;
    await runJobs();
    expect((await state()).refunds).toEqual(['requested']);
    t().clock.advance(HOUR_MS);
    await runJobs();
    const { id } = await t().db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    const job = {
      kind: 'refund',
      payload: JSON.stringify({ refund_id: id }),
      run_at: t().clock.read(),
    };
    await t().db.insertInto('jobs').values(job).execute();
    await runJobs();
    expect(bank.refunds).toHaveLength(1);
    expect(await state()).toEqual(DONE);
  });

  it('is looked at until it is done, while the provider has it under way', async () => {
    bank.status = 'pending';
    await request();
    await runJobs();
    expect(await state()).toMatchObject({ status: 'captured', refunds: ['requested'], notes: [] });
    bank.settle('processed');
    await runJobs();
    expect((await state()).refunds).toEqual(['requested']);
    t().clock.advance(60_000);
    await runJobs();
    expect(await state()).toEqual(DONE);
  });

  it('that fails, or is refused, goes before a person, and may be asked for again', async () => {
    bank.status = 'failed';
    await request();
    await runJobs();
    const failed = { status: 'captured', refunds: ['failed'], attention: ['refund_failed'] };
    expect(await state()).toMatchObject({ ...failed, refunded: 0, notes: [] });
    bank.refuses = new ProviderRefusal(400, 'BAD_REQUEST_ERROR', 'not enough balance');
    await request(100);
    await runJobs();
    expect((await state()).refunds).toEqual(['failed', 'failed']);
    [bank.refuses, bank.status] = [null, 'processed'];
    await request();
    await runJobs();
    expect(await state()).toMatchObject({ status: 'refunded', order: 'refunded' });
  });

  it('waits while nobody takes payments', async () => {
    await request();
    await runJobs(null);
    expect((await state()).refunds).toEqual(['requested']);
    t().clock.advance(HOUR_MS);
    await runJobs();
    expect(await state()).toEqual(DONE);
  });

  it('in parts leaves the order until all went back, each with its note', async () => {
    await request(20_000);
    await runJobs();
    expect(await state()).toMatchObject({ status: 'captured', refunded: 20_000, order: 'granted' });
    await request();
    await runJobs();
    expect(await state()).toMatchObject({
      status: 'refunded',
      refunded: 49900,
      order: 'refunded',
      notes: ['C/2026-27/000001', 'C/2026-27/000002'],
    });
    const sums = await t()
      .db.selectFrom('receipts')
      .select((eb) => [eb.fn.sum('taxable').as('taxable'), eb.fn.sum('cgst').as('cgst')])
      .where('kind', '=', 'credit_note')
      .executeTakeFirstOrThrow();
    expect([Number(sums.taxable), Number(sums.cgst)]).toEqual([42_288, 3806]);
  });

  it('of a second payment leaves the order with its plan, and a mail instead of a note where no receipt was', async () => {
    const second = { ...payment, paymentId: randomUUID(), providerPaymentId: 'pay_second' };
    await t()
      .db.insertInto('payments')
      .values({
        id: second.paymentId,
        order_id: payment.orderId,
        amount: payment.amount,
        provider_payment_id: 'pay_second',
        status: 'captured',
        paid_at: t().clock.read(),
      })
      .execute();
    await request(null, second);
    await runJobs();
    expect(await state()).toMatchObject({ status: 'captured', order: 'granted', notes: [] });
    const grant = t().db.selectFrom('grants').select('revoked_at');
    expect(await grant.where('payment_id', '=', payment.paymentId).execute()).toEqual([
      { revoked_at: null },
    ]);
    const refund = t().db.selectFrom('refunds').select('id');
    const { id } = await refund.executeTakeFirstOrThrow();
    expect(await returnedMails()).toEqual([id]);
  });
});

const returnedMails = async () =>
  (
    await t().db.selectFrom('jobs').select('unique_key').where('kind', '=', RETURNED_MAIL).execute()
  ).map((one) => one.unique_key);

describe('a refund that the provider tells of', () => {
  const tell = (change: { key?: string | null; id?: string; paymentId?: string } = {}) => {
    const reported = {
      id: 'rfnd_told',
      key: null,
      paymentId: payment.providerPaymentId,
      ...change,
    };
    return t()
      .db.transaction()
      .execute((trx) =>
        recordRefund(trx, { ...reported, amount: 49_900, status: 'processed' }, t().clock.read()),
      );
  };

  it('is noted once, whether the job or the event comes first', async () => {
    const made = await request();
    const reported = { key: made?.id ?? null };
    await Promise.all([tell(reported), tell(reported), runJobs(), tell(reported)]);
    await tell(reported);
    expect(await state()).toEqual(DONE);
  });

  it('and that nobody asked for here ends the plan all the same', async () => {
    expect(await tell()).toBe(true);
    await tell();
    expect(await state()).toEqual(DONE);
    const grant = t().db.selectFrom('grants').select('revoked_at');
    expect(await grant.where('payment_id', '=', payment.paymentId).execute()).toEqual([
      { revoked_at: t().clock.read() },
    ]);
  });

  it('of a payment that is not ours is told apart', async () => {
    expect(await tell({ paymentId: 'pay_of_nobody' })).toBe(false);
  });
});
