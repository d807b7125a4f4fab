import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

/**
 * Deletes a leaving member's address from orders and the provider's data; receipts keep what is printed on them. An
 * unclaimed plan by e-mail is refunded.
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
