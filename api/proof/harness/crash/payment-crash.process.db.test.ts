import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capturePayment, createOrder, listPayments } from 'shared-contracts/calls/payments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSandbox, type Sandbox } from '../../../demo/payment-sandbox/start-sandbox.ts';
import { brokenInvariants } from '../invariants/invariants.ts';
import { extentOf } from '../proof.ts';
import { begin, type Life } from './life.ts';
import type { Writer } from './member-ledgers.ts';
import { castPeople, JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';
import { ask, askSurely } from './wire.ts';

/** The promise is 60 s from the capture to the plan; a busy machine gets more before the test gives up. */
const PATIENCE = { timeout: 150_000, interval: 200 };
const AMOUNT = 69_900;
const KEYS = { keyId: 'rzp_test_crash', keySecret: 'a secret that only the crash test knows' };
const WEBHOOK_SECRET = 'another one, for events';

/** Where in the flow of section 4 the server is killed, the moments most likely to lose money first. */
const MOMENTS = [
  'while the capture is asked for',
  'when the provider has captured',
  'when the payment is authorised',
  'when the plan is granted',
  'when the order is made',
  'while the order is asked for',
] as const;
type Moment = (typeof MOMENTS)[number];
const asked = MOMENTS.slice(0, extentOf('PAYMENT_KILLS', { daily: 1, long: MOMENTS.length }));

let stage: Stage;
let sandbox: Sandbox;
let folder: string;
let buyers: Writer[];
beforeAll(async () => {
  stage = await setStage();
  buyers = await stage.look((db) => castPeople(db));
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-payments-'));
  sandbox = await startSandbox({
    folder,
    ...KEYS,
    webhookSecret: WEBHOOK_SECRET,
    publicPath: '/sandbox',
    webhookUrl: 'http://127.0.0.1:9/nobody',
    log: {
      warn: () => undefined,
      error: () => undefined,
    },
  });
}, 120_000);
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
  await stage.strike();
});

const start = () =>
  begin(stage, {
    SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    JWT_SECRET,
    BUSY_AFTER_MS: '0',
    DATABASE_QUEUE: '0',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RAZORPAY_API: sandbox.url,
  });

async function order({ origin }: Life, token: string): Promise<string> {
  const { status, body } = await askSurely(
    origin,
    createOrder,
    { query: { amount: AMOUNT } },
    token,
  );
  expect(status).toBe(200);
  return createOrder.reply.parse(body).data.id;
}

/** Pays as the page of the checkout does; the answer is the id of the payment. */
async function pay(orderId: string): Promise<string> {
  const reply = await fetch(`${sandbox.url}/v1/checkout/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key_id: KEYS.keyId,
      order_id: orderId,
      method: 'upi',
      vpa: 'success@razorpay',
    }),
  });
  const { state, payment_id: id } = (await reply.json()) as { state: string; payment_id: string };
  expect(state).toBe('paid');
  return id;
}

/** The state of a payment as the provider has it. */
async function statusOf(paymentId: string): Promise<string> {
  const authorization = `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`;
  const reply = await fetch(`${sandbox.url}/v1/payments/${paymentId}`, {
    headers: { authorization },
  });
  return ((await reply.json()) as { status: string }).status;
}

const capture = ({ origin }: Life, paymentId: string, token: string) =>
  ask(
    origin,
    capturePayment,
    { body: { payment: { payment_id: paymentId, amount: AMOUNT } } },
    token,
  );

/** Goes through the flow of a buyer until the moment, and kills the server there; resolves to the order that is paid. */
async function buyUntil(moment: Moment, life: Life, token: string): Promise<string | null> {
  if (moment === 'while the order is asked for') {
    const asking = ask(life.origin, createOrder, { query: { amount: AMOUNT } }, token);
    await life.kill();
    await asking;
    return null;
  }
  const orderId = await order(life, token);
  if (moment === 'when the order is made') {
    await life.kill();
    // The popup is open: it needs no server of ours.
    await pay(orderId);
    return orderId;
  }
  const paymentId = await pay(orderId);
  if (moment !== 'when the payment is authorised') {
    const capturing = capture(life, paymentId, token);
    if (moment === 'when the provider has captured')
      await vi.waitFor(async () => expect(await statusOf(paymentId)).toBe('captured'), PATIENCE);
    if (moment === 'when the plan is granted') await capturing;
    await life.kill();
    await capturing;
    return orderId;
  }
  await life.kill();
  return orderId;
}

describe('a server that is killed', () => {
  it.each(asked.map((moment, at) => [moment, at] as const))(
    '%s leaves a plan in force, granted once',
    async (moment, at) => {
      const token = buyers[at]?.token ?? '';
      const paid = await buyUntil(moment, await start(), token);
      const next = await start();
      // Whoever was stopped before there was an order begins again.
      const orderId = paid ?? (await order(next, token));
      if (paid === null) await pay(orderId);
      await vi.waitFor(async () => {
        // Not the call for one order: that asks the provider itself, and here nobody looks at the page again.
        const { body } = await askSurely(next.origin, listPayments, {}, token);
        expect(body).toMatchObject({ data: [{ id: orderId, state: 'granted' }] });
      }, PATIENCE);
      await next.kill();
      const id = buyers[at]?.id ?? '';
      await stage.look(async (db) => {
        const grants = await db
          .selectFrom('grants')
          .selectAll()
          .where('account_id', '=', id)
          .execute();
        expect(grants).toHaveLength(1);
        const account = db.selectFrom('accounts').select('plan').where('id', '=', id);
        expect(await account.executeTakeFirst()).toEqual({ plan: 'trust' });
        expect(await brokenInvariants(db)).toEqual({});
      });
    },
    400_000,
  );
});
