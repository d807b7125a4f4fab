import { z } from 'zod';
import { PaymentEntity, RefundEntity } from '../../../payment-provider/razorpay-entities.ts';

/** What is kept of an event: ids and amounts, nothing of a card or a person. */
export interface KeptEvent {
  readonly kind: string;
  readonly payload: {
    readonly payment_id: string | null;
    readonly order_id: string | null;
    readonly refund_id: string | null;
  };
}

const entityOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ entity }).optional().catch(undefined);

const ProviderEvent = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: entityOf(PaymentEntity),
      refund: entityOf(RefundEntity),
      order: entityOf(z.object({ id: z.string() })),
    })
    .catch({}),
});

/** What of a signed event matters; null for what is no event. */
export function keptEvent(body: unknown): KeptEvent | null {
  const read = ProviderEvent.safeParse(body);
  if (!read.success) return null;
  const { payment, refund, order } = read.data.payload;
  return {
    kind: read.data.event,
    payload: {
      payment_id: payment?.entity.id ?? refund?.entity.paymentId ?? null,
      order_id: order?.entity.id ?? payment?.entity.orderId ?? null,
      refund_id: refund?.entity.id ?? null,
    },
  };
}

/** The payload as it is stored. */
export const StoredEvent = z.object({
  payment_id: z.string().nullable(),
  order_id: z.string().nullable(),
  refund_id: z.string().nullable(),
});
