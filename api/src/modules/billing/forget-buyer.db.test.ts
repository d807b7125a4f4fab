import { deleteAccount } from 'shared-contracts/calls/auth';
import { beforeEach, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPayment, type TestPayment } from '../../../test/payments.ts';
import { addPerson } from '../../../test/people.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  await t().db.deleteFrom('payment_events').execute();
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha', lastName: 'Joshi' } });
});

const event = ({ providerOrderId: order_id }: TestPayment) =>
  t()
    .db.insertInto('payment_events')
    .values({
      id: `event_${order_id}`,
      kind: 'payment.captured',
      payload: JSON.stringify({
        payment_id: null,
        order_id,
        refund_id: null,
      }),
      handled_at: t().clock.read(),
    })
    .execute();
const emailOf = async ({ orderId }: TestPayment) =>
  (await t().db.selectFrom('orders').select('email').where('id', '=', orderId).execute())[0]?.email;

it('keeps of somebody who left only what stands on the receipts', async () => {
  const paid = await addPayment(t(), { account: asha });
  const byMail = await addPayment(t(), { email: asha.email });
  const foreign = await addPayment(t(), { email: 'other@example.com' });
  const { seller } = t().parts.config;
  const now = t().clock.read();
  await t()
    .db.transaction()
    .execute((trx) => issueReceipt(trx, { paymentId: paid.paymentId, now, seller }));
  await event(paid);
  await event(foreign);
  expect((await send(t(), deleteAccount, { body: {} }, asha.token)).status).toBe(200);
  expect([await emailOf(paid), await emailOf(byMail), await emailOf(foreign)]).toEqual([
    '',
    '',
    'other@example.com',
  ]);
  const events = t().db.selectFrom('payment_events').select('id');
  expect(await events.execute()).toEqual([{ id: `event_${foreign.providerOrderId}` }]);
  const receipts = t().db.selectFrom('receipts').selectAll();
  expect(await receipts.execute()).toMatchObject([
    {
      account_id: null,
      amount: 49900,
      printed: {
        plan: 'belief',
        buyer: {
          name: 'Asha Joshi',
          email: asha.email,
        },
      },
    },
  ]);
});
