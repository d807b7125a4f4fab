import { getOrder, getOrderByEmail, listPayments } from 'shared-contracts/calls/payments';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { Api } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { serve } from '../../platform/serve.ts';
import { findHistory, findOwnOrder } from './order-history.store.ts';
import { findProviderOrder } from './orders.store.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** What became of orders: one's own, and one by e-mail for whoever holds its id and its address. */
export function serveHistory(api: Api, limits: PaymentLimits): void {
  serve(api, listPayments, async (_, { caller, db }) => ({
    data: await findHistory(db, caller.id),
  }));

  serve(api, getOrder, async ({ params: { id } }, { caller, db }) => {
    const order = await findOwnOrder(db, caller.id, id);
    if (order === undefined) throw notAmongYours();
    return { data: order };
  });

  serve(api, getOrderByEmail, async ({ params: { id }, query: { email } }, { db, request }) => {
    await limits.look(request);
    const order = await findProviderOrder(db, id);
    if (order?.email !== email) throw notAmongYours();
    return { data: { id, state: toldByEmail(order.state) } };
  });
}

/** Given or waiting would tell whether the address has an account. */
function toldByEmail(state: OrderState): OrderState {
  return state === 'granted' ? 'captured' : state;
}

function notAmongYours(): Refusal {
  return new Refusal(404, 'payment.notFound');
}
