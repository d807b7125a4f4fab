import { getReceipt } from 'shared-contracts/calls/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPayment, type TestPayment } from '../../../../test/payments.ts';
import { addPerson } from '../../../../test/people.ts';
import { issueReceipt } from './issue-receipt.ts';

const t = useApp();
const seller = {
  name: 'Saptapadi Pvt Ltd',
  address: '12 Tilak Road\nPune 411030',
  gstin: '27AAAAA0000A1Z5',
  gstPercent: 18,
  state: 'Maharashtra',
  placeOfSupply: 'Maharashtra',
  sac: '999799',
};
let asha: TestMember;
let payment: TestPayment;

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  asha = await addPerson(t(), 'female', { profile: { name: 'आशा', lastName: 'जोशी' } });
  payment = await addPayment(t(), { account: asha });
  await issue(payment);
});

const issue = ({ paymentId }: TestPayment) =>
  t()
    .db.transaction()
    .execute((trx) => issueReceipt(trx, { paymentId, now: t().clock.read(), seller }));
const ask = (by: TestMember, { providerOrderId: id } = payment, kind?: 'credit_note') =>
  send(t(), getReceipt, { params: { id }, query: kind === undefined ? {} : { kind } }, by.token);

/** The file of a receipt, and its bytes. */
async function fetched(requested: ReturnType<typeof ask>) {
  const { status, body } = await requested;
  expect(status).toBe(200);
  const { url, number } = getReceipt.reply.parse(body).data;
  const file = new URL(url, 'http://site').searchParams.get('file') ?? '';
  const pdf = await t().app.inject(url);
  return { url, number, file, pdf };
}

describe('a receipt', () => {
  it('is a PDF under an address that ends after five minutes', async () => {
    const { url, number, pdf } = await fetched(ask(asha));
    expect(number).toMatch(/^R\/2026-27\/\d{6}$/);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    t().clock.advance(5 * 60_000);
    expect((await t().app.inject(url)).statusCode).toBe(404);
  });

  it('has the same bytes each time it is made, whatever became of its buyer', async () => {
    const first = await fetched(ask(asha));
    await t()
      .db.updateTable('profiles')
      .set({ name: 'Someone', lastName: 'Else' })
      .where('id', '=', asha.id)
      .execute();
    t().clock.advance(24 * 60 * 60_000);
    await t().parts.files.delete(first.file);
    const again = await fetched(ask(asha));
    expect(again.file).not.toBe(first.file);
    expect(again.pdf.rawPayload.equals(first.pdf.rawPayload)).toBe(true);
  });

  it('is its buyer’s only, and nobody learns whether it is there', async () => {
    const other = await addMember(t());
    const replies = [
      await ask(other),
      await ask(other, { ...payment, providerOrderId: 'order_x' }),
    ];
    for (const { status, body } of replies)
      expect([status, body['code']]).toEqual([404, 'payment.notFound']);
    expect((await ask(asha, payment, 'credit_note')).status).toBe(404);
  });

  it('of an order by e-mail is for the account that got the plan', async () => {
    const byMail = await addPayment(t(), { email: asha.email, granted: true });
    await issue(byMail);
    expect((await ask(asha, byMail)).status).toBe(404);
    const now = t().clock.read();
    const given = { account_id: asha.id, given_at: now, starts_at: now };
    await t()
      .db.updateTable('grants')
      .set({ ...given, ends_at: new Date(now.getTime() + 60_000) })
      .where('payment_id', '=', byMail.paymentId)
      .execute();
    expect((await ask(asha, byMail)).status).toBe(200);
  });
});
