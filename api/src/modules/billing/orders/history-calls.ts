import type { Kysely } from 'kysely';
import {
  getOrder,
  getOrderByEmail,
  listPayments,
  putOrderBuyer,
  putOrderBuyerByEmail,
  type OrderBuyer,
} from 'shared-contracts/calls/payments';
import { isGstin } from 'shared-contracts/domain/gst';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { createLookNow } from './look-now.ts';
import { findHistory, findOwnOrder } from './order-history.store.ts';
import { stateByEmail } from './order-state.rules.ts';
import { findProviderOrder, type Order } from './orders.store.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** What became of orders: one's own, and one by e-mail for whoever holds its id and its address. */
export function serveHistory(api: Api, limits: PaymentLimits): void {
  const lookNow = createLookNow(api.parts);

  serve(api, listPayments, async (_, { caller, db }) => ({
    data: await findHistory(db, caller.id),
  }));

  serve(api, getOrder, async ({ params: { id } }, { caller, db }) => {
    const order = await findOwnOrder(db, caller.id, id);
    if (order === undefined) throw notAmongYours();
    if (!isWaiting(order.state) || !(await limits.mayLook(caller))) return { data: order };
    await lookNow(id);
    return { data: (await findOwnOrder(db, caller.id, id)) ?? order };
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

  serve(api, putOrderBuyer, async ({ params: { id }, body }, { caller, db }) => {
    const order = await findProviderOrder(db, id);
    if (order?.account_id !== caller.id) throw notAmongYours();
    return { data: await storeBuyer(db, order, body) };
  });

  serve(
    api,
    putOrderBuyerByEmail,
    async ({ params: { id }, query: { email }, body }, { db, request }) => {
      await limits.look(request);
      const order = await findProviderOrder(db, id);
      if (order?.email !== email || order.account_id !== null) throw notAmongYours();
      return { data: await storeBuyer(db, order, body) };
    },
  );
}

/** Stores whom the invoice is for, as long as it is not issued. Throws the 409 of an order that is paid. */
async function storeBuyer(
  db: Kysely<Database>,
  { id }: Pick<Order, 'id'>,
  buyer: OrderBuyer,
): Promise<OrderBuyer> {
  const { gstin = null, state } = buyer;
  if (gstin !== null && !(isGstin(gstin) && gstin.startsWith(state))) {
    throw wrongField('gstin');
  }
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'attempted', 'authorized', 'failed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal(409, 'payment.alreadyPaid');
  return buyer;
}

/** Whether the provider may know more than we do. */
function isWaiting(state: OrderState): boolean {
  return state === 'created' || state === 'attempted' || state === 'authorized';
}

function notAmongYours(): Refusal {
  return new Refusal(404, 'payment.notFound');
}
