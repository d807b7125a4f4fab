import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { OrderState } from 'shared-contracts/domain/order-state';
import { startSandbox } from '../../../../demo/payment-sandbox/start-sandbox.ts';
import { issueReceipt } from '../../../../src/modules/billing/receipts/issue-receipt.ts';
import type { Database } from '../../../../src/platform/database/tables.ts';
import { testSeller } from '../../../../test/receipts.ts';
import { openWithholdingProxy, type WithholdingProxy } from '../withholding-proxy.ts';

export const KEYS = {
  keyId: 'rzp_test_crash',
  keySecret: 'a secret that only the crash test knows',
};
export const WEBHOOK_SECRET = 'another one, for events';

/** What is sold here: the plan trust for a month, in paise. */
const SOLD = { plan: 'trust', months: 1, amount: 69_900 } as const;

/** An order of ours that was paid at the provider. */
export interface Bought {
  readonly orderId: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
}

/** The payment provider as the processes reach it, and what is bought there. */
export interface Shop {
  readonly proxy: WithholdingProxy;
  /** Makes an order, here and at the provider, so many ms ago. */
  order(of: Buyer): Promise<Omit<Bought, 'providerPaymentId'>>;
  /** Makes an order and pays it; what is only authorized the server has still to capture. */
  buy(of: Buyer & { readonly captured?: boolean }): Promise<Bought>;
  /** Pays what the server knows of already: with its payment, its plan and its receipt; the answer is the payment's id here. */
  sell(of: Buyer): Promise<Bought & { readonly paymentId: string }>;
  /** Refunds that the provider has made of a payment. */
  refundsOf(providerPaymentId: string): Promise<number>;
  close(): Promise<void>;
}

/** Who buys: an account, or by an address alone; and when, in ms before now. */
export interface Buyer {
  readonly account?: string;
  readonly email: string;
  readonly agoMs: number;
  readonly state: OrderState;
}

/** A sandbox behind a proxy that keeps answers back; what it tells of by itself reaches nobody. */
export async function openShop(db: Kysely<Database>): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-kinds-'));
  let agoMs = 0;
  const now = () => new Date(Date.now() - agoMs);
  const sandbox = await startSandbox({
    folder,
    ...KEYS,
    webhookSecret: WEBHOOK_SECRET,
    publicPath: '/sandbox',
    clock: now,
    webhookUrl: 'http://127.0.0.1:9/nobody',
    log: {
      warn: () => undefined,
      error: () => undefined,
    },
  });
  const proxy = await openWithholdingProxy(sandbox.url);

  async function ask<Reply>(
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Reply> {
    const reply = await fetch(`${sandbox.url}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  /** Does something at the provider as long ago as it is to have been done. */
  async function then<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    agoMs = ms;
    return await work().finally(() => (agoMs = 0));
  }

  async function order({ account, email, agoMs: ago, state }: Buyer) {
    const orderId = randomUUID();
    const { amount } = SOLD;
    const { id: providerOrderId } = await then(ago, () =>
      ask<{ id: string }>('/orders', { amount, currency: 'INR', receipt: orderId }),
    );
    const at = new Date(Date.now() - ago);
    await db
      .insertInto('orders')
      .values({
        id: orderId,
        provider_order_id: providerOrderId,
        account_id: account ?? null,
        email,
        ...SOLD,
        state,
        state_at: at,
        created_at: at,
      })
      .execute();
    return { orderId, providerOrderId };
  }

  async function buy({ captured = true, ...buyer }: Parameters<Shop['buy']>[0]): Promise<Bought> {
    const ordered = await order(buyer);
    const providerPaymentId = await then(buyer.agoMs, async () => {
      const { payment_id: id } = await ask<{ payment_id: string }>('/checkout/payments', {
        key_id: KEYS.keyId,
        order_id: ordered.providerOrderId,
        method: 'upi',
        vpa: 'success@razorpay',
      });
      const { amount } = SOLD;
      if (captured) await ask(`/payments/${id}/capture`, { amount, currency: 'INR' });
      return id;
    });
    return { ...ordered, providerPaymentId };
  }

  return {
    proxy,
    order,
    buy,
    async sell(buyer) {
      const bought = await buy(buyer);
      const at = new Date(Date.now() - buyer.agoMs);
      const paymentId = randomUUID();
      const { orderId, providerPaymentId } = bought;
      const { plan, months, amount } = SOLD;
      await db
        .insertInto('payments')
        .values({
          id: paymentId,
          order_id: orderId,
          provider_payment_id: providerPaymentId,
          amount,
          status: 'captured',
          paid_at: at,
          created_at: at,
        })
        .execute();
      const time = buyer.account === undefined ? null : at;
      await db
        .insertInto('grants')
        .values({
          id: randomUUID(),
          order_id: orderId,
          payment_id: paymentId,
          plan,
          months,
          account_id: buyer.account ?? null,
          created_at: at,
          given_at: time,
          starts_at: time,
          ends_at: time,
        })
        .execute();
      await db.transaction().execute((trx) =>
        issueReceipt(trx, {
          paymentId,
          now: at,
          seller: testSeller,
        }),
      );
      return {
        ...bought,
        paymentId,
      };
    },
    refundsOf: async (id) =>
      (
        await ask<{
          count: number;
        }>(`/payments/${id}/refunds`)
      ).count,
    async close() {
      await proxy.close();
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}
