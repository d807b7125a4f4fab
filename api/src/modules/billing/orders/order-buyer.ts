import type { Kysely } from 'kysely';
import {
  putOrderBuyer,
  putOrderBuyerByEmail,
  type OrderBuyer,
} from 'shared-contracts/calls/payments';
import { gstinFault } from 'shared-contracts/domain/gst';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { notAmongYours } from './history-calls.ts';
import { findProviderOrder, type Order } from './orders.store.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** Whom the invoice of an order is for: of one's own, and of one by e-mail for those who hold its id and its address. */
export function serveOrderBuyer(api: Api, limits: PaymentLimits): void {
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
  if (gstin !== null && gstinFault(gstin, state) !== null) throw wrongField('gstin');
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'attempted', 'authorized', 'failed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal(409, 'payment.alreadyPaid');
  return buyer;
}
