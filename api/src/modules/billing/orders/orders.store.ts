import type { Kysely, Selectable } from 'kysely';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { Database } from '../../../platform/database/tables.ts';
import type { OrdersTable } from '../billing.tables.ts';

/** An order of ours as it is read. */
export type Order = Selectable<OrdersTable>;

export function findOrder(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order of ours that the provider knows under this id. */
export function findProviderOrder(
  db: Kysely<Database>,
  providerOrderId: string,
): Promise<Order | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

/** An order, held until the transaction ends: whatever is recorded of it follows one after the other. */
export function lockOrder(trx: Kysely<Database>, id: string): Promise<Order | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets the state of an order that is held. */
export async function setOrderState(
  trx: Kysely<Database>,
  id: string,
  state: OrderState,
  now: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ state, state_at: now }).where('id', '=', id).execute();
}

/** Gives an unpaid order up. */
export async function failOrder(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state: 'failed', state_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'attempted', 'authorized'])
    .execute();
}
