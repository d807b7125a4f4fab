import { createHmac } from 'node:crypto';
import { createOrder, paymentWebhook } from 'shared-contracts/calls/payments';
import { send, type TestApp } from './app.ts';
import { FAKE_PAYMENTS } from './fake-provider.ts';
import type { TestMember } from './members.ts';

/** Makes an order of a member; returns the provider's id. */
export async function orderOf(t: TestApp, member: TestMember, amount = 49_900): Promise<string> {
  const { body } = await send(t, createOrder, { query: { amount } }, member.token);
  return (body['data'] as { id: string }).id;
}

/** Everything that is stored of one order by the provider's id. */
export async function stored({ db }: TestApp, providerOrderId: string) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirstOrThrow();
  const grants = await db
    .selectFrom('grants')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['receipts.kind', 'receipts.number', 'receipts.account_id'])
    .where('payments.order_id', '=', order.id)
    .execute();
  return { order, grants, payments, receipts };
}

/** An event of the provider about a payment. */
export function eventOf({ provider }: TestApp, event: string, paymentId: string): string {
  const payment = provider.payment(paymentId);
  if (payment === undefined) throw new Error(`There is no payment ${paymentId}`);
  const { id, orderId, amount, currency, status, createdAt } = payment;
  const entity = {
    id,
    entity: 'payment',
    order_id: orderId,
    amount,
    currency,
    status,
    email: 'card.owner@example.com',
    contact: '+919822054321',
    card: { last4: '1111' },
    created_at: Math.floor(createdAt.getTime() / 1e3),
  };
  const payload = { payment: { entity } };
  return JSON.stringify({ entity: 'event', event, contains: ['payment'], payload });
}

/** Delivers an event as the provider does; `signature` where it is not to be the right one. */
export async function deliver(
  { app }: TestApp,
  body: string,
  { id, signature }: { id: string; signature?: string | null },
): Promise<number> {
  const right = createHmac('sha256', FAKE_PAYMENTS.webhookSecret).update(body).digest('hex');
  const given = signature === undefined ? right : signature;
  const response = await app.inject({
    method: 'POST',
    url: paymentWebhook.path,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      ...(given === null ? {} : { 'x-razorpay-signature': given }),
    },
    payload: body,
  });
  return response.statusCode;
}
