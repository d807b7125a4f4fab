import { createHmac, randomUUID } from 'node:crypto';
import { paymentWebhook } from 'shared-contracts/calls/payments';
import { followOrder } from '../../../../src/modules/billing/orders/order-job.ts';
import { requestRefund } from '../../../../src/modules/billing/refunds/request-refund.ts';
import { RETURNED_MAIL } from '../../../../src/modules/billing/refunds/returned-mail-job.ts';
import { enqueue } from '../../../../src/platform/jobs/jobs.store.ts';
import { countChanges } from './changes.ts';
import { DAY_MS, isHanded, mailsTo, type KilledKind } from './killed-kind.ts';
import type { Scene } from './scene.ts';
import { WEBHOOK_SECRET, type Bought } from './shop.ts';

/** Before all payments that are watched: each of these is the matter of one job. */
const LONG_AGO = 3 * DAY_MS;

/** What a purchase leaves that was settled once. */
export const SOLD_ONCE = { payments: 1, grants: 1, receipts: 1, mails: 1 } as const;

/** What money that went back leaves. */
export const REFUNDED_ONCE = {
  'refunds at the provider': 1,
  refunds: 1,
  'credit notes': 1,
  mails: 1,
} as const;

/** Jobs about money that somebody has caused. */
export const moneyKinds: Readonly<Record<string, KilledKind>> = {
  'receipt-mail': {
    by: 'the mail server, which has the mail and says nothing',
    once: { mails: 1 },
    async set(scene) {
      const { id: account, email } = await scene.person();
      await scene.shop.sell({ account, email, agoMs: LONG_AGO, state: 'granted' });
      return {
        isHeld: () => isHanded(scene, email),
        count: async () => ({ mails: mailsTo(scene, email) }),
      };
    },
  },
  'returned-mail': {
    by: 'the mail server, which has the mail and says nothing',
    once: { mails: 1 },
    async set(scene) {
      const { id: account, email } = await scene.person();
      const { paymentId } = await sellQuietly(scene, { account, email });
      const refund = randomUUID();
      const about = { payment_id: paymentId, idempotency_key: refund, provider_refund_id: null };
      const done = { state: 'processed' as const, requested_by: null, processed_at: new Date() };
      await scene.db
        .insertInto('refunds')
        .values({ id: refund, ...about, ...done, amount: 49_900, reason: 'Paid twice' })
        .execute();
      const payload = { refund_id: refund };
      await enqueue(scene.db, { kind: RETURNED_MAIL, key: refund, payload, runAt: new Date() });
      return {
        isHeld: () => isHanded(scene, email),
        count: async () => ({ mails: mailsTo(scene, email) }),
      };
    },
  },
  order: {
    by: 'the provider, which has captured the payment and does not say so',
    isBrief: true,
    once: { ...SOLD_ONCE, captures: 1 },
    async set(scene) {
      const { id: account, email } = await scene.person();
      const buyer = { account, email, agoMs: LONG_AGO, state: 'created' } as const;
      const bought = await scene.shop.buy({ ...buyer, captured: false });
      await followOrder(scene.db, { id: bought.orderId, runAt: new Date() });
      const capture = `/payments/${bought.providerPaymentId}/capture`;
      return {
        isHeld: scene.shop.proxy.withhold(({ path }) => path.endsWith(capture)),
        count: async () => ({
          ...(await soldOf(scene, bought, email)),
          captures: scene.shop.proxy.granted.filter(({ path }) => path.endsWith(capture)).length,
        }),
      };
    },
  },
  'payment-event': {
    by: 'a lock on the order',
    isBrief: true,
    once: { ...SOLD_ONCE, events: 1 },
    async set(scene) {
      const { id: account, email } = await scene.person();
      // Given up, so that no other job looks at it.
      const bought = await scene.shop.buy({ account, email, agoMs: LONG_AGO, state: 'failed' });
      const event = `event_${randomUUID()}`;
      return {
        cause: (origin) => tellOf(origin, event, bought),
        isHeld: await scene.hold('select from orders where id = $1 for update', bought.orderId),
        count: async () => ({
          ...(await soldOf(scene, bought, email)),
          events: await countChanges(scene.db, {
            table: 'payment_events',
            op: 'UPDATE',
            column: 'handled_at',
            like: {
              id: event,
              handled_at: null,
            },
          }),
        }),
      };
    },
  },
  refund: {
    by: 'the provider, which has given the money back and does not say so',
    isBrief: true,
    once: REFUNDED_ONCE,
    async set(scene) {
      const { id: account, email } = await scene.person();
      const { paymentId, ...sold } = await sellQuietly(scene, { account, email });
      await scene.db.transaction().execute((trx) =>
        requestRefund(trx, {
          paymentId,
          amount: null,
          reason: 'asked for',
          requestedBy: null,
          key: randomUUID(),
          now: new Date(),
        }),
      );
      const refund = `/payments/${sold.providerPaymentId}/refund`;
      return {
        isHeld: scene.shop.proxy.withhold(({ path }) => path.endsWith(refund)),
        count: () => refundedOf(scene, { ...sold, paymentId, email }),
      };
    },
  },
};

/** Sells something whose receipt was mailed then; by an address alone where there is no account. */
export async function sellQuietly(
  { shop, db }: Scene,
  { account, email, agoMs = LONG_AGO }: { account?: string; email: string; agoMs?: number },
): Promise<Bought & { readonly paymentId: string }> {
  const state = account === undefined ? 'captured' : 'granted';
  const whose = account === undefined ? {} : { account };
  const sold = await shop.sell({ ...whose, email, agoMs, state });
  const receipts = db.selectFrom('receipts').select('id').where('payment_id', '=', sold.paymentId);
  const { id } = await receipts.executeTakeFirstOrThrow();
  await db
    .deleteFrom('jobs')
    .where('kind', '=', 'receipt-mail')
    .where('unique_key', '=', id)
    .execute();
  return sold;
}

/** What a purchase has left: each is counted as often as it was committed. */
export async function soldOf(
  { db, mails }: Pick<Scene, 'db' | 'mails'>,
  { orderId, providerPaymentId }: Bought,
  email: string,
): Promise<Record<keyof typeof SOLD_ONCE, number>> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  const inserted = (table: 'payments' | 'grants' | 'receipts', like: Record<string, unknown>) =>
    countChanges(db, { table, op: 'INSERT', like });
  return {
    payments: await inserted('payments', { provider_payment_id: providerPaymentId }),
    grants: await inserted('grants', { order_id: orderId }),
    receipts: await inserted('receipts', { payment_id: payment?.id ?? null, kind: 'receipt' }),
    mails: mailsTo({ mails }, email),
  };
}

/** What a refund has left, at the provider and here. */
export async function refundedOf(
  { db, mails, shop }: Pick<Scene, 'db' | 'mails' | 'shop'>,
  sold: { readonly paymentId: string; readonly providerPaymentId: string; readonly email: string },
): Promise<Record<keyof typeof REFUNDED_ONCE, number>> {
  const { paymentId: payment_id } = sold;
  const receipt = { payment_id, kind: 'credit_note' };
  return {
    'refunds at the provider': await shop.refundsOf(sold.providerPaymentId),
    refunds: await countChanges(db, {
      table: 'refunds',
      op: 'UPDATE',
      column: 'processed_at',
      like: { payment_id },
    }),
    'credit notes': await countChanges(db, { table: 'receipts', op: 'INSERT', like: receipt }),
    mails: mailsTo({ mails }, sold.email),
  };
}

/** Tells a process that a payment was captured, as the provider does. */
async function tellOf(
  origin: string,
  id: string,
  { providerOrderId: order_id, providerPaymentId }: Bought,
): Promise<void> {
  const entity = {
    id: providerPaymentId,
    order_id,
    amount: 69900,
    currency: 'INR',
    status: 'captured',
    created_at: Math.floor(Date.now() / 1e3),
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const reply = await fetch(origin + paymentWebhook.path, {
    method: paymentWebhook.method,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex'),
    },
    body,
  });
  if (!reply.ok) throw new Error(`The event was answered ${reply.status}.`);
}
