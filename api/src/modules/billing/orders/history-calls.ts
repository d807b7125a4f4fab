import { getOrder, getOrderByEmail, listPayments } from 'shared-contracts/calls/payments';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createLookNow } from './look-now.ts';
import { findHistory, findOwnOrder } from './order-history.store.ts';
import { stateByEmail } from './order-state.rules.ts';
import { findProviderOrder } from './orders.store.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** The state of orders: one's own, and by e-mail for holders of the order's id and address. */
export function serveHistory(api: Api, limits: PaymentLimits): void {
  const lookNow = createLookNow(api.parts);

  serve(api, listPayments, async (_, { caller, db }) => ({
    data: await findHistory(db, caller.id),
  }));

  serve(api, getOrder, async ({ params: { id } }, { caller, db }) => {
    const order = await findOwnOrder(db, caller.id, id);
    if (order === undefined) throw notAmongYours();
    const buyer = (await findProviderOrder(db, id))?.buyer ?? null;
    if (!isWaiting(order.state) || !(await limits.mayLook(caller)))
      return { data: { ...order, buyer } };
    await lookNow(id);
    return { data: { ...((await findOwnOrder(db, caller.id, id)) ?? order), buyer } };
  });

  serve(api, getOrderByEmail, async ({ params: { id }, query: { email } }, { db, request }) => {
    await limits.look(request);
    const order = await findProviderOrder(db, id);
    if (order?.email !== email) throw notAmongYours();
    if (!isWaiting(order.state)) return { data: { id, state: stateByEmail(order.state) } };
    await lookNow(id);
    const seen = (await findProviderOrder(db, id)) ?? order;
    return { data: { id, state: stateByEmail(seen.state) } };
  });
}

/** Whether the provider may know more than we do. */
function isWaiting(state: OrderState): boolean {
  return state === 'created' || state === 'attempted' || state === 'authorized';
}

/** The reply about an order that the caller has no part in, as about one that does not exist. */
export function notAmongYours(): Refusal {
  return new Refusal(404, 'payment.notFound');
}
