import { randomUUID } from 'node:crypto';
import {
  capturePaymentByEmail,
  createOrder,
  getOrder,
  getReceipt,
  listPayments,
  paymentCallback,
  paymentWebhook,
  refundPayment,
} from 'shared-contracts/calls/payments';
import { describe, expect, it } from 'vitest';
import { FAKE_PAYMENTS } from '../../../test/fake-provider.ts';
import { doDueJobs } from '../../../test/jobs.ts';
import { eventOf, orderOf, stored } from '../../../test/purchases.ts';
import { withoutRequestId } from '../requests/make-request.ts';
import {
  many,
  ownOrders,
  sign,
  statuses,
  usePaymentAttack,
  type Answer,
} from './payment-attack.ts';
import { sendBytes, statusIn } from './raw-socket.ts';

const AMOUNT = 49_900;

const { t, port, buyer, thief, ask, call, capture, event } = usePaymentAttack();
const told = ({ status, text }: Answer) => `${status} ${withoutRequestId(text)}`;
const grants = () => t().db.selectFrom('grants').select('id').execute();
const eventsKept = () => t().db.selectFrom('payment_events').select('id').execute();

describe('a signature that is not the provider’s', () => {
  it('brings no event in, whatever it looks like, however many try', async () => {
    const orderId = await orderOf(t(), buyer());
    const paid = t().provider.pay({ orderId, amount: AMOUNT, status: 'captured' });
    const body = eventOf(t(), 'payment.captured', paid);
    const right = sign(body, FAKE_PAYMENTS.webhookSecret);
    const before = await eventsKept();
    const forged: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'x-razorpay-signature': '' },
      { 'x-razorpay-signature': sign(body, FAKE_PAYMENTS.keySecret) },
      { 'x-razorpay-signature': sign(`${body} `, FAKE_PAYMENTS.webhookSecret) },
      { 'x-razorpay-signature': right.slice(0, 63) },
      { 'x-razorpay-signature': right.toUpperCase() },
      { 'x-razorpay-signature': `${right}, ${right}` },
      { 'x-razorpay-signature': `sha256=${right}` },
      { authorization: `Bearer ${buyer().token}` },
    ];
    const answers = await many((at) =>
      event(body, { 'x-razorpay-event-id': `evt_forged_${at}`, ...forged[at % forged.length] }),
    );
    expect(statuses(answers)).toEqual([401]);
    // Signed, but another body: the signature is over the bytes.
    const other = await event(body.replace(String(AMOUNT), '549900'), {
      'x-razorpay-signature': right,
    });
    expect(other.status).toBe(401);
    expect(await eventsKept()).toEqual(before);
    await doDueJobs(t());
    expect((await stored(t(), orderId)).grants).toHaveLength(0);
  });

  it('is met unread by what is too large, and the line is not held for it', async () => {
    const large = 'x'.repeat(300 * 1024);
    expect((await event(large, {})).status).toBe(413);
    const signed = { 'x-razorpay-signature': sign(large, FAKE_PAYMENTS.webhookSecret) };
    expect((await event(large, signed)).status).toBe(413);
    const head = `POST ${paymentWebhook.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const type = 'Content-Type: application/json\r\n';
    const claimed = await sendBytes(port(), `${head}${type}Content-Length: 99999999999\r\n\r\n{`);
    expect(statusIn(claimed)).toBe(413);
  });

  it('makes no payment of a form that another site posts: it only leads on', async () => {
    const orderId = await orderOf(t(), buyer());
    const paid = t().provider.pay({ orderId, amount: AMOUNT });
    const form = (razorpay_signature: string, order = orderId) =>
      new URLSearchParams({
        razorpay_payment_id: paid,
        razorpay_order_id: order,
        razorpay_signature,
      });
    const posted = (body: URLSearchParams, query = '') =>
      ask(paymentCallback.path + query, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example' },
        body,
      });
    const answers = await many((at) =>
      posted(form(at % 2 === 0 ? 'f'.repeat(64) : sign(`${orderId}|${paid}`, 'another secret'))),
    );
    expect(statuses(answers)).toEqual([303]);
    // Nobody is led off the site, whatever the form or the address say.
    const astray = [
      await posted(form('x', '//elsewhere.example/x')),
      await posted(form('x', 'order_1\r\nset-cookie: a=b')),
      await posted(form('x'), '?email=a@b.example%0d%0aset-cookie:%20a=b'),
    ];
    for (const { status, headers } of [...answers, ...astray]) {
      expect(status).toBe(303);
      expect(headers.get('location')).toMatch(/^\/(subscription|member)(\?|$)/);
      expect(headers.get('set-cookie')).toBeNull();
    }
    await doDueJobs(t());
    expect(t().provider.payment(paid)?.status).toBe('authorized');
  });
});

describe('what was told once', () => {
  it('and is told again, at once or later, with other words under the same id, gives nothing more', async () => {
    const orderId = await orderOf(t(), buyer());
    const paid = t().provider.pay({ orderId, amount: AMOUNT });
    const body = eventOf(t(), 'payment.authorized', paid);
    const tell = (text: string, id: string) =>
      event(text, {
        'x-razorpay-event-id': id,
        'x-razorpay-signature': sign(text, FAKE_PAYMENTS.webhookSecret),
      });
    const answers = await many(() => tell(body, `evt_${paid}`));
    // The capture call at the same time, and the event under ids that it never had.
    const beside = await many((at) =>
      at % 2 === 0
        ? capture({ payment_id: paid, amount: AMOUNT })
        : tell(body, `evt_${paid}_${at}`),
    );
    expect(statuses([...answers, ...beside])).toEqual([200]);
    await doDueJobs(t());
    const { payments, grants: given, receipts } = await stored(t(), orderId);
    expect([payments.length, given.length, receipts.length]).toEqual([1, 1, 1]);
    // Another payment under an id that is known: the first word stands, and the watch finds the rest.
    const second = t().provider.pay({ orderId: await orderOf(t(), thief()), amount: AMOUNT });
    expect((await tell(eventOf(t(), 'payment.captured', second), `evt_${paid}`)).status).toBe(200);
    await doDueJobs(t());
    const kept = await t()
      .db.selectFrom('payment_events')
      .select('payload')
      .where('id', '=', `evt_${paid}`)
      .executeTakeFirstOrThrow();
    expect(kept.payload).toMatchObject({ payment_id: paid });
  });
});

describe('what a browser says of a payment', () => {
  it('counts for nothing: neither amounts nor signatures nor orders of its own', async () => {
    const [orderId, dear] = [await orderOf(t(), buyer()), await orderOf(t(), buyer(), 549_900)];
    const paid = t().provider.pay({ orderId, amount: AMOUNT });
    const said = { payment_id: paid, amount: AMOUNT };
    const wrong: readonly object[] = [
      { ...said, amount: 549_900 },
      { ...said, amount: 1 },
      { ...said, order_id: dear },
      { ...said, signature: 'f'.repeat(64) },
      { ...said, signature: sign(`${dear}|${paid}`, FAKE_PAYMENTS.keySecret), order_id: dear },
      { ...said, payment_id: `${paid}/capture` },
      { ...said, payment_id: '../orders' },
    ];
    const before = await grants();
    const answers = await many((at) => capture(wrong[at % wrong.length] ?? {}));
    expect(statuses(answers)).toEqual([409]);
    expect(await grants()).toEqual(before);
    expect((await stored(t(), orderId)).grants).toHaveLength(0);
    // What nobody defined is refused or left aside, and the plan is the order's.
    const more = { ...said, plan: 'trust', months: 12, account_id: thief().id, status: 'captured' };
    const captured = await capture(more);
    expect(JSON.parse(captured.text)).toEqual({ data: { plan: 'belief', granted: true } });
    expect((await stored(t(), orderId)).grants).toMatchObject([
      { account_id: buyer().id, plan: 'belief', months: 1 },
    ]);
  });

  it('makes orders of four prices only, and none from another site', async () => {
    for (const amount of ['0', '-49900', '1', '49900.5', '4990000000000', 'NaN', '49900 or 1=1'])
      expect((await call(createOrder, { query: { amount } }, buyer())).status, amount).toBe(422);
    const url = `${createOrder.path}?amount=${AMOUNT}`;
    const authorization = `Bearer ${buyer().token}`;
    const foreign = [
      { authorization },
      { authorization, 'x-app': 'web', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await ask(url, { headers })).status).toBe(403);
    expect(await ownOrders(t(), buyer())).toEqual([]);
  });
});

describe('somebody else’s', () => {
  it('order, payment and receipt are to everybody else what does not exist', async () => {
    const orderId = await orderOf(t(), buyer());
    const paid = t().provider.pay({ orderId, amount: AMOUNT });
    const said = { payment_id: paid, amount: AMOUNT };
    const nobody = { payment_id: 'pay_nobody00000000', amount: AMOUNT };
    const stolen = await many(() => capture(said, thief()));
    const unknown = await capture(nobody, thief());
    expect(new Set(stolen.map(told))).toEqual(new Set([told(unknown)]));
    expect(unknown.status).toBe(409);
    const byMail = { ...said, email: thief().email };
    expect((await call(capturePaymentByEmail, { body: { payment: byMail } }, null)).status).toBe(
      409,
    );
    expect((await stored(t(), orderId)).grants).toHaveLength(0);

    expect((await capture(said)).status).toBe(200);
    for (const one of [getOrder, getReceipt]) {
      const theirs = await call(one, { params: { id: orderId } }, thief());
      const none = await call(one, { params: { id: 'order_nobody0000' } }, thief());
      expect(theirs.status).toBe(404);
      expect(told(theirs)).toBe(told(none));
      expect((await call(one, { params: { id: orderId } }, buyer())).status).not.toBe(404);
    }
    expect(JSON.parse((await call(listPayments, {}, thief())).text)).toEqual({ data: [] });
    // A member refunds nothing, and the path is no path to them.
    const body = { reason: 'because', key: randomUUID() };
    const refund = await call(refundPayment, { params: { id: paid }, body }, buyer());
    expect(refund.status).toBe(404);
    expect(t().provider.payment(paid)?.amountRefunded).toBe(0);
  });
});
