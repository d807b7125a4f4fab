import { z } from 'zod';
import { jobKind, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import type { OrderJobParts } from '../orders/order-job.ts';
import { findProviderOrder } from '../orders/orders.store.ts';
import { settleOrder, type SettleParts } from '../orders/settle-order.ts';
import { noteUnknownOrder } from '../orders/watch-payments.ts';
import { adoptRefunds } from '../refunds/adopt-refunds.ts';
import { StoredEvent } from './provider-event.ts';

/** Kind of the job that handles an event of the provider; its key is the event's id. */
export const PAYMENT_EVENT = 'payment-event';

/**
 * Handles an event of the provider, in any order and any number of times: an event only says where to look, what counts
 * is what the provider answers now.
 */
export function eventJob(parts: OrderJobParts): AnyJobKind {
  const { db, clock, payments } = parts;
  return jobKind({
    name: PAYMENT_EVENT,
    payload: z.object({ event_id: z.string() }),
    atOnce: 4,
    // The watch finds what none of these found.
    attempts: 20,
    retry: { firstMs: 5000, longestMs: 10 * 60_000 },
    async run({ event_id: id }) {
      const event = await db
        .selectFrom('payment_events')
        .select(['payload', 'handled_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (event === undefined || event.handled_at !== null) return;
      if (payments === null) throw new Error('Nobody takes payments here at present.');
      await handle({ ...parts, payments }, StoredEvent.parse(event.payload));
      await db
        .updateTable('payment_events')
        .set({ handled_at: clock() })
        .where('id', '=', id)
        .execute();
    },
  });
}

async function handle(parts: SettleParts, event: z.output<typeof StoredEvent>): Promise<void> {
  const { db, clock, payments } = parts;
  const { provider } = payments;
  const payment = event.payment_id === null ? null : await provider.findPayment(event.payment_id);
  const orderId = payment?.orderId ?? event.order_id;
  const order = orderId === null ? undefined : await findProviderOrder(db, orderId);
  if (order !== undefined) await settleOrder(parts, order.id, payment);
  else if (payment !== null && ['authorized', 'captured'].includes(payment.status))
    await noteUnknownOrder(parts, payment);
  if (event.refund_id !== null && payment !== null)
    await adoptRefunds({ db, clock, provider }, payment.id);
}
