import { ProviderAway } from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Settles payments under way before an account is deleted, so that they are on a receipt. An unavailable provider does
 * not stop the deletion: a later capture belongs to no plan and is refunded after 30 days.
 */
export async function settleBefore(
  { db, clock, config, log, payments }: AppParts,
  accountId: string,
): Promise<void> {
  if (payments === null) return;
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['created', 'attempted', 'authorized'])
    .execute();
  for (const { id } of open) {
    try {
      await settleOrder({ db, clock, config, payments }, id);
    } catch (err) {
      if (err instanceof ProviderAway) {
        log.warn({ err }, 'an account goes while the payment provider is away');
        return;
      }
      // What cannot be settled keeps neither the account nor its other orders: the watch comes across it again.
      log.error({ err, order: id }, 'an order could not be settled before its account goes');
    }
  }
}
