import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock, useApp } from '../../../../test/app.ts';
import { addPayment } from '../../../../test/payments.ts';
import { addPerson } from '../../../../test/people.ts';
import { issueReceipt } from './issue-receipt.ts';
import { receiptNumber } from './receipts.rules.ts';
import { RECEIPT_MAIL } from './store-receipt.ts';

const t = useApp();

const seller = {
  name: 'Saptapadi Pvt Ltd',
  address: 'Tilak Road, Pune',
  gstin: '27AAAAA0000A1Z5',
  gstPercent: 18,
  state: 'Maharashtra',
  placeOfSupply: 'Maharashtra',
  sac: '999799',
};

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  for (const table of ['receipts', 'receipt_numbers', 'jobs'] as const)
    await t().db.deleteFrom(table).execute();
});

const issue = (paymentId: string, change: Partial<typeof seller> | { gstin: null } = {}) =>
  t()
    .db.transaction()
    .execute((trx) =>
      issueReceipt(trx, { paymentId, now: t().clock.read(), seller: { ...seller, ...change } }),
    );
const receipts = () => t().db.selectFrom('receipts').selectAll().orderBy('number').execute();
const numbers = async () =>
  (await receipts()).map(({ kind, financial_year, number }) =>
    receiptNumber(kind, financial_year, number),
  );

describe('a receipt', () => {
  it('holds seller, buyer, plan and the tax that the price includes', async () => {
    const asha = await addPerson(t(), 'female', { profile: { name: 'Asha', lastName: 'Joshi' } });
    const { paymentId, providerOrderId, providerPaymentId } = await addPayment(t(), {
      account: asha,
    });
    await issue(paymentId);
    const [receipt] = await receipts();
    expect(receipt).toMatchObject({
      kind: 'receipt',
      financial_year: 2026,
      number: 1,
      account_id: asha.id,
      amount: 49900,
      taxable: 42288,
      cgst: 3806,
      sgst: 3806,
      igst: 0,
      printed: {
        seller: {
          name: seller.name,
          address: seller.address,
          gstin: seller.gstin,
        },
        buyer: {
          name: 'Asha Joshi',
          email: asha.email,
        },
        place_of_supply: 'Maharashtra',
        plan: 'belief',
        months: 1,
        gst_percent: 18,
        order_id: providerOrderId,
        payment_id: providerPaymentId,
      },
    });
    const jobs = await t().db.selectFrom('jobs').selectAll().execute();
    expect(jobs.filter(({ kind }) => kind === RECEIPT_MAIL)).toMatchObject([
      { unique_key: receipt?.id, payload: { receipt_id: receipt?.id } },
    ]);
  });

  it('carries IGST where the place of supply is another state', async () => {
    const { paymentId } = await addPayment(t(), { plan: 'trust', months: 12 });
    await issue(paymentId, { placeOfSupply: 'Goa' });
    expect(await receipts()).toMatchObject([
      { amount: 549_900, taxable: 466_017, cgst: 0, sgst: 0, igst: 83_883 },
    ]);
  });

  it('goes to the buyer that was given, and carries the tax of the State it is supplied to', async () => {
    const buyer = {
      name: 'Desai Exports',
      address: '4 Rua de Ourem',
      pin: '403001',
      state: '30' as const,
      gstin: '30AAPFU0939F1Z8',
    };
    const [away, near] = [await addPayment(t()), await addPayment(t())];
    for (const [{ orderId }, state] of [[away, '30'] as const, [near, '27'] as const]) {
      await t()
        .db.updateTable('orders')
        .set({ buyer: JSON.stringify({ ...buyer, state, gstin: null }) })
        .where('id', '=', orderId)
        .execute();
    }
    await issue(away.paymentId);
    await issue(near.paymentId);
    const { gstin: _, ...printed } = buyer;
    expect(await receipts()).toMatchObject([
      {
        igst: 7612,
        cgst: 0,
        printed: { buyer: printed, place_of_supply: 'Goa', sac: '999799' },
      },
      { igst: 0, cgst: 3806, sgst: 3806, printed: { place_of_supply: 'Maharashtra' } },
    ]);
  });

  it('asks for no tax where the seller has no number for it', async () => {
    const { paymentId } = await addPayment(t());
    await issue(paymentId, { gstin: null });
    expect(await receipts()).toMatchObject([
      { taxable: 49_900, cgst: 0, igst: 0, printed: { gst_percent: 0, buyer: { name: '' } } },
    ]);
  });

  it('is issued once for a payment, however often it is asked for', async () => {
    const { paymentId } = await addPayment(t());
    await Promise.all([issue(paymentId), issue(paymentId), issue(paymentId)]);
    await issue(paymentId);
    expect(await numbers()).toEqual(['R/2026-27/000001']);
    const { paymentId: next } = await addPayment(t());
    await issue(next);
    expect(await numbers()).toEqual(['R/2026-27/000001', 'R/2026-27/000002']);
  });
});

describe('numbers', () => {
  it('begin at one with each financial year', async () => {
    const [one, two] = [await addPayment(t()), await addPayment(t())];
    t().clock.now = new Date('2027-03-31T18:29:59Z');
    await issue(one.paymentId);
    t().clock.now = new Date('2027-03-31T18:30:00Z');
    await issue(two.paymentId);
    expect((await numbers()).toSorted()).toEqual(['R/2026-27/000001', 'R/2027-28/000001']);
  });

  it('have no gap, and none is on what was rolled back, when fifty are wanted at once', async () => {
    const payments = await Promise.all(Array.from({ length: 50 }, () => addPayment(t())));
    const outcomes = await Promise.allSettled(
      payments.map(({ paymentId }, index) =>
        t()
          .db.transaction()
          .execute(async (trx) => {
            await issueReceipt(trx, { paymentId, now: t().clock.read(), seller });
            if (index % 3 === 0) throw new Error('rolled back');
          }),
      ),
    );
    const kept = payments.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    const rows = await receipts();
    expect(kept).toHaveLength(33);
    expect(rows.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
    expect(rows.map(({ payment_id: id }) => id).toSorted()).toEqual(
      kept.map(({ paymentId }) => paymentId).toSorted(),
    );
  });
});
