import { z } from 'zod';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './payment-provider.ts';

const UnixSeconds = z.number().transform((seconds) => new Date(seconds * 1000));

/** An order as Razorpay's REST interface and its events carry it. */
export const OrderEntity = z
  .object({
    id: z.string(),
    amount: z.number().int(),
    receipt: z.string().nullish(),
    status: z.enum(['created', 'attempted', 'paid']),
  })
  .transform(({ receipt, ...order }): ProviderOrder => ({ ...order, receipt: receipt ?? null }));

/** A payment as Razorpay's REST interface and its events carry it; nothing of a card or a person is read. */
export const PaymentEntity = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.number().int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: z.number().int().nullish(),
    created_at: UnixSeconds,
  })
  .transform(
    ({ id, order_id, amount, currency, status, amount_refunded, created_at }): ProviderPayment => ({
      ...{ id, orderId: order_id ?? null, amount, currency, status },
      ...{ amountRefunded: amount_refunded ?? 0, createdAt: created_at },
    }),
  );

/** A refund as Razorpay's REST interface carries it; empty notes are a list. */
export const RefundEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish(),
    notes: z.union([z.object({ key: z.string().optional() }), z.array(z.unknown())]).nullish(),
  })
  .transform(
    ({
      id,
      payment_id,
      amount,
      status,
      receipt,
      notes,
    }): ProviderRefund & { key: string | null } => ({
      ...{ id, paymentId: payment_id, amount, status },
      key: keyOf(notes) ?? receipt ?? null,
    }),
  );

function keyOf(notes: { key?: string | undefined } | unknown[] | null | undefined) {
  return Array.isArray(notes) ? undefined : notes?.key;
}

/** A list of entities. */
export const listOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ items: z.array(entity) }).transform(({ items }) => items);

/** What a refusal says. */
export const ErrorReply = z.object({
  error: z.object({ code: z.string(), description: z.string().catch('') }),
});
