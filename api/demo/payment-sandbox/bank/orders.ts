import type { Notes, OrderEntity } from '../ledger/entities.ts';
import { entityId } from '../ledger/entity-id.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { unknownId } from '../rest/sandbox-error.ts';

/** Makes an order; amount in paise. */
export function createOrder(
  ledger: Pick<Ledger, 'orders'>,
  { amount, receipt, notes }: { amount: number; receipt: string | null; notes: Notes },
  now: Date,
): OrderEntity {
  const order: OrderEntity = {
    id: entityId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: Math.floor(now.getTime() / 1000),
  };
  ledger.orders.put(order.id, order);
  return order;
}

/** The order of that id, or the refusal of an id that stands for nothing. */
export function orderOf({ orders }: Pick<Ledger, 'orders'>, id: string): OrderEntity {
  const order = orders.get(id);
  if (order === undefined) throw unknownId();
  return order;
}
