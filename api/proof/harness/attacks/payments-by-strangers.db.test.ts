import { randomUUID } from 'node:crypto';
import {
  capturePaymentByEmail,
  createOrder,
  createOrderByEmail,
  getOrderByEmail,
} from 'shared-contracts/calls/payments';
import { describe, expect, it } from 'vitest';
import { FAKE_PAYMENTS } from '../../../test/fake-provider.ts';
import { doDueJobs } from '../../../test/jobs.ts';
import { addMember } from '../../../test/members.ts';
import { eventOf, orderOf } from '../../../test/purchases.ts';
import { withoutRequestId } from '../requests/make-request.ts';
import {
  many,
  ownOrders,
  sign,
  statuses,
  usePaymentAttack,
  type Answer,
} from './payment-attack.ts';

const AMOUNT = 49_900;

const { t, buyer, thief, ask, call, capture, event } = usePaymentAttack();
const told = ({ status, text }: Answer) => `${status} ${withoutRequestId(text)}`;

describe('an address', () => {
  /** Everything that the calls by e-mail say, without what is random. */
  async function saidOf(email: string): Promise<string> {
    const made = await call(createOrderByEmail, { query: { amount: AMOUNT, email } }, null);
    const { id } = (JSON.parse(made.text) as { data: { id: string } }).data;
    const look = () => call(getOrderByEmail, { params: { id }, query: { email } }, null);
    const before = await look();
    const wrongMail = await call(
      getOrderByEmail,
      { params: { id }, query: { email: 'another@example.com' } },
      null,
    );
    const payment = { amount: AMOUNT, email };
    const paid = t().provider.pay({ orderId: id, amount: AMOUNT });
    const nothing = { ...payment, payment_id: 'pay_nobody00000000' };
    const unknown = await call(capturePaymentByEmail, { body: { payment: nothing } }, null);
    const taken = { ...payment, payment_id: paid };
    const captured = await call(capturePaymentByEmail, { body: { payment: taken } }, null);
    const answers = [made, before, wrongMail, unknown, captured, await look()];
    const headers = answers.map((one) =>
      [...one.headers.keys()].filter((name) => name !== 'x-request-id').sort(),
    );
    return JSON.stringify([answers.map(told), headers]).replaceAll(id, 'the order');
  }

  it('says by nothing whether it has an account, to as many as ask', async () => {
    const leftBehind = await addMember(t(), { confirmed_at: null });
    const staff = await addMember(t(), { role: 'staff' });
    const paidFor = await addMember(t(), { plan: 'trust' });
    const people = [buyer(), leftBehind, staff, paidFor].map(({ email }) => email);
    const strangers = people.map(() => `nobody-${randomUUID()}@example.com`);
    const said = [];
    for (const email of [...people, ...strangers]) {
      // Another hour for the limits by device.
      t().clock.advance(61 * 60_000);
      said.push(await saidOf(email));
    }
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('granted\\":false');
    for (const email of [...people, ...strangers])
      t().logs.forEach((line) => expect(line.includes(email), line).toBe(false));
  });
});

describe('a flood', () => {
  it('of orders by one member is one order, and one question to the provider', async () => {
    const before = t().provider.orders.length;
    const answers = await many(() => call(createOrder, { query: { amount: AMOUNT } }, buyer()));
    expect(statuses(answers)).toEqual([200]);
    expect(await ownOrders(t(), buyer())).toHaveLength(1);
    // Those who came before the first had its answer asked as well; the provider keeps one receipt.
    const made = t().provider.orders.slice(before);
    expect(new Set(made.map(({ receipt }) => receipt)).size).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('of orders by e-mail ends at its limit, the same for every address, and members go on', async () => {
    t().clock.advance(24 * 60 * 60_000);
    const before = t().provider.orders.length;
    const answers = await many((at) =>
      call(
        createOrderByEmail,
        { query: { amount: AMOUNT, email: `flood-${at % 5}@example.com` } },
        null,
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(statuses(answers)).toEqual([200, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(t().provider.orders.length - before).toBe(answers.length - refused.length);
    expect((await call(createOrder, { query: { amount: AMOUNT } }, thief())).status).toBe(200);
  });
});

it('no log line has a card, a number, an address or what the provider told', async () => {
  const orderId = await orderOf(t(), buyer());
  const paid = t().provider.pay({ orderId, amount: AMOUNT });
  const body = eventOf(t(), 'payment.authorized', paid);
  const type = { 'content-type': 'application/json' };
  const signature = sign(body, FAKE_PAYMENTS.webhookSecret);
  await event(body, { 'x-razorpay-event-id': 'evt_logged', 'x-razorpay-signature': signature });
  await event(body, { 'x-razorpay-event-id': 'evt_unsigned' });
  await event(`${body}, 4111 1111 1111 1111`, { 'x-razorpay-signature': 'f'.repeat(64) });
  await capture({ payment_id: paid, amount: 1, card: '4111111111111111', phone: '+919822054321' });
  await ask(`${getOrderByEmail.path.replace('{id}', orderId)}?email=whole.name%40example.com`, {
    headers: { ...type, 'x-app': 'web' },
  });
  t().provider.isAway = true;
  await capture({ payment_id: paid, amount: AMOUNT });
  t().provider.isAway = false;
  await doDueJobs(t());
  const lines = t().logs.join('\n');
  expect(lines).toContain('payments/webhook');
  const secrets = [
    '4111 1111',
    '4111111111111111',
    '9822054321',
    'card.owner',
    'whole.name',
    buyer().email,
    signature,
    FAKE_PAYMENTS.keySecret,
    FAKE_PAYMENTS.webhookSecret,
    buyer().token,
    '"last4"',
    '"entity"',
  ];
  for (const secret of secrets) expect(lines.includes(secret), secret).toBe(false);
});
