import { ProviderAway } from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Settles what is under way of an account that is about to go (readings, 'Deleting an account'), so that it stands on a
 * receipt. While the provider is away nobody is kept: what it captures later belongs to nobody's plan and goes back after
 * 30 days (readings, 'order by e-mail, never claimed').
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
