import { z } from 'zod';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './payment-provider.ts';

/** Ids of rows of ours are random UUIDs; what others write there is anything. */
const RowId = z.guid();

const UnixSeconds = z.number().transform((seconds) => new Date(seconds * 1000));

/** An order as Razorpay's REST interface and its events carry it. */
export const OrderEntity = z
  .object({
    id: z.string(),
    amount: z.number().int(),
    receipt: z.string().nullish().catch(null),
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
      id,
      orderId: order_id ?? null,
      amount,
      currency,
      status,
      amountRefunded: amount_refunded ?? 0,
      createdAt: created_at,
    }),
  );

/**
 * A refund as Razorpay's REST interface carries it. Notes and receipt of one that was made at the dashboard are whatever
 * someone wrote there: only the id of a row of ours is a key.
 */
export const RefundEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.unknown().optional(),
    notes: z.unknown().optional(),
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
      id,
      paymentId: payment_id,
      amount,
      status,
      key: rowIdOf(Notes.parse(notes).key) ?? rowIdOf(receipt),
    }),
  );

/** Empty notes are a list. */
const Notes = z.object({ key: z.unknown().optional() }).catch({ key: null });

function rowIdOf(value: unknown): string | null {
  const read = RowId.safeParse(value);
  return read.success ? read.data : null;
}

/** A list of entities. */
export const listOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ items: z.array(entity) }).transform(({ items }) => items);

/** A page of entities, each read by itself: one that is in an unknown shape does not hide the others. */
export const pageOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => {
    const read = items.map((item) => ({ item, result: entity.safeParse(item) }));
    return {
      items: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
      unreadable: read.flatMap(({ item, result }) => (result.success ? [] : [idIn(item)])),
    };
  });

function idIn(item: unknown): string {
  const read = z.object({ id: z.string().regex(/^\w{1,60}$/) }).safeParse(item);
  return read.success ? read.data.id : 'without an id';
}

/** What a refusal says. */
export const ErrorReply = z.object({
  error: z.object({ code: z.string(), description: z.string().catch('') }),
});
