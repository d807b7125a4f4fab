import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

/**
 * Takes the address of somebody who leaves from the orders, and what the provider told of them: kept is only what stands
 * on the receipts (readings, 'Payments'). What was paid by e-mail and not claimed is then nobody's, and goes back.
 */
export async function forgetBuyer(trx: Kysely<Database>, accountId: string): Promise<void> {
  const own = sql<boolean>`(
    orders.account_id = ${accountId}
    or orders.email = (select email from accounts where id = ${accountId})
    or exists (select from grants
      where grants.order_id = orders.id and grants.account_id = ${accountId}))`;
  await trx
    .deleteFrom('payment_events')
    .where('handled_at', 'is not', null)
    .where(
      sql<boolean>`payload ->> 'order_id' in (
        select provider_order_id from orders where ${own})`,
    )
    .execute();
  await trx
    .updateTable('orders')
    .set({ email: '', payer_hash: null, buyer: null })
    .where(own)
    .execute();
}
