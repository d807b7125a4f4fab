import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { createOrder } from '../bank/orders.ts';
import { capturePayment } from '../bank/payments.ts';
import { authorizePayment, beginPayment } from '../bank/payments.ts';
import { createSettlement } from '../bank/settlement.ts';
import { EVERYBODY, type Knobs } from '../knobs/knobs.ts';
import { openLedger, type Ledger } from '../ledger/ledger.ts';
import { temporaryFolder, WEBHOOK_SECRET } from '../test/open-sandbox.ts';
import { createDeliveries } from './deliveries.ts';

interface Sent {
  readonly event: string;
  readonly eventId: string;
  readonly body: string;
  readonly signature: string;
}

const HOUR = 3_600_000;

/** A shop that notes what it is told and answers as it is told to. */
function shop() {
  const sent: Sent[] = [];
  const answers = { status: 200, silent: false };
  const fetch = async (_url: unknown, { body, headers, signal }: RequestInit = {}) => {
    const header = new Headers(headers);
    sent.push({
      body: String(body),
      event: (JSON.parse(String(body)) as { event: string }).event,
      eventId: header.get('x-razorpay-event-id') ?? '',
      signature: header.get('x-razorpay-signature') ?? '',
    });
    if (answers.silent) throw new DOMException('too slow', 'TimeoutError');
    signal?.throwIfAborted();
    return new Response(null, { status: answers.status });
  };
  return { sent, answers, fetch: fetch as typeof globalThis.fetch };
}

async function open(folder: string, { fetch }: ReturnType<typeof shop>, clock: TestClock) {
  await mkdir(folder, { recursive: true });
  const ledger = await openLedger(folder);
  const deliveries = createDeliveries({
    ledger,
    clock: clock.read,
    fetch,
    warn: () => undefined,
    webhookUrl: 'http://shop.example/webhook',
    webhookSecret: WEBHOOK_SECRET,
  });
  return {
    ledger,
    /** Lets time pass and sends what is due then. */
    async after(ms: number): Promise<void> {
      clock.advance(ms);
      deliveries.deliverDue();
      await deliveries.settled();
    },
    async close(): Promise<void> {
      await deliveries.stop();
      await ledger.close();
    },
  };
}

/** An order that is paid and captured: three events. */
function sell(ledger: Ledger, clock: TestClock, knobs: Partial<Knobs> = {}): void {
  ledger.knobs.put(EVERYBODY, knobs);
  const now = clock.read();
  const order = createOrder(ledger, { amount: 49_900, receipt: null, notes: [] }, now);
  const { payment } = beginPayment(
    ledger,
    {
      orderId: order.id,
      method: 'upi',
      email: null,
      contact: null,
      description: null,
      notes: [],
    },
    now,
  );
  authorizePayment(ledger, payment.id, now);
  capturePayment(ledger, payment.id, 49_900, now);
}

describe('webhooks', () => {
  it('tell of each step with everything that it is about, signed over the bytes that are sent', async () => {
    const clock = new TestClock();
    const { sent, ...rest } = shop();
    const { ledger, after, close } = await open(await temporaryFolder(), { sent, ...rest }, clock);
    sell(ledger, clock);
    await after(0);
    expect(sent.map(({ event }) => event)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
    const paid = JSON.parse(sent[2]?.body ?? '') as object;
    expect(paid).toMatchObject({
      entity: 'event',
      contains: ['payment', 'order'],
      created_at: expect.any(Number),
      payload: {
        payment: {
          entity: {
            entity: 'payment',
            status: 'captured',
            amount: 49900,
          },
        },
        order: {
          entity: {
            entity: 'order',
            status: 'paid',
          },
        },
      },
    });
    for (const { body, signature } of sent)
      expect(signature).toBe(createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex'));
    await after(HOUR);
    expect(sent).toHaveLength(3);
    await close();
  });

  it.each([{ status: 500 }, { status: 302 }, { silent: true }])(
    'are repeated with the same id until the shop says yes: %o',
    async (answer) => {
      const clock = new TestClock();
      const faced = shop();
      Object.assign(faced.answers, answer);
      const { ledger, after, close } = await open(await temporaryFolder(), faced, clock);
      sell(ledger, clock);
      await after(0);
      await after(1999);
      expect(faced.sent).toHaveLength(3);
      await after(1);
      expect(faced.sent).toHaveLength(6);
      await after(3999);
      expect(faced.sent).toHaveLength(6);
      Object.assign(faced.answers, { status: 204, silent: false });
      await after(1);
      expect(faced.sent).toHaveLength(9);
      expect(new Set(faced.sent.map(({ eventId }) => eventId)).size).toBe(3);
      await after(25 * HOUR);
      expect(faced.sent).toHaveLength(9);
      await close();
    },
  );

  it('are given up after a day', async () => {
    const clock = new TestClock();
    const faced = shop();
    faced.answers.status = 503;
    const { ledger, after, close } = await open(await temporaryFolder(), faced, clock);
    sell(ledger, clock);
    for (let hour = 0; hour <= 25; hour += 1) await after(HOUR);
    const told = faced.sent.length;
    await after(HOUR);
    await after(HOUR);
    expect(faced.sent).toHaveLength(told);
    expect([...ledger.events.values()]).toEqual([]);
    await close();
  });

  it('come after a restart when they did not come before', async () => {
    const clock = new TestClock();
    const folder = await temporaryFolder();
    const away = shop();
    away.answers.status = 500;
    const before = await open(folder, away, clock);
    sell(before.ledger, clock);
    await before.after(0);
    await before.close();
    const back = shop();
    const { after, close } = await open(folder, back, clock);
    await after(HOUR);
    expect(back.sent.map(({ eventId }) => eventId)).toEqual(
      away.sent.map(({ eventId }) => eventId),
    );
    await close();
  });

  it.each([
    { webhook: 'lost', now: [], later: [] },
    { webhook: 'late', now: [], later: ['payment.authorized', 'payment.captured', 'order.paid'] },
    {
      webhook: 'out_of_order',
      now: ['order.paid'],
      later: ['payment.captured', 'payment.authorized'],
    },
    {
      webhook: 'twice',
      now: ['payment.authorized', 'payment.captured', 'order.paid'].flatMap((one) => [one, one]),
      later: [],
    },
  ] as const)('come as their knob has it: $webhook', async ({ webhook, now, later }) => {
    const clock = new TestClock();
    const faced = shop();
    const { ledger, after, close } = await open(await temporaryFolder(), faced, clock);
    sell(ledger, clock, { webhook, webhook_delay_ms: 1000 });
    await after(0);
    expect(faced.sent.map(({ event }) => event)).toEqual(now);
    await after(1000);
    await after(1000);
    expect(faced.sent.slice(now.length).map(({ event }) => event)).toEqual(later);
    expect(new Set(faced.sent.map(({ eventId }) => eventId)).size).toBe(webhook === 'lost' ? 0 : 3);
    await close();
  });
});

describe('money that nobody captured', () => {
  it('goes back after the bound, and the shop is told', async () => {
    const clock = new TestClock();
    const faced = shop();
    const { ledger, after, close } = await open(await temporaryFolder(), faced, clock);
    const order = createOrder(ledger, { amount: 500, receipt: null, notes: [] }, clock.read());
    const { payment } = beginPayment(
      ledger,
      {
        orderId: order.id,
        method: 'upi',
        email: null,
        contact: null,
        description: null,
        notes: [],
      },
      clock.read(),
    );
    authorizePayment(ledger, payment.id, clock.read());
    const settlement = createSettlement(ledger, HOUR);
    clock.advance(HOUR);
    settlement.sweep(clock.read());
    expect(ledger.payments.get(payment.id)?.status).toBe('authorized');
    clock.advance(1001);
    settlement.sweep(clock.read());
    expect(ledger.payments.get(payment.id)).toMatchObject({
      status: 'refunded',
      captured: false,
      amount_refunded: 500,
    });
    await after(0);
    expect(faced.sent.map(({ event }) => event)).toEqual([
      'payment.authorized',
      'refund.processed',
    ]);
    await close();
  });
});
