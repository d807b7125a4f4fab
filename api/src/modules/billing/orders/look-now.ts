import { setTimeout as wait } from 'node:timers/promises';
import { ProviderAway, ProviderRefusal } from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { findProviderOrder } from './orders.store.ts';
import { settleOrder } from './settle-order.ts';

/** Longest wait for the provider, in ms; then the known state is returned. */
const PATIENCE_MS = 3000;

/**
 * Asks the provider about a waiting order, by the provider's id, before its state is returned: a buyer who reopens the
 * page before the webhook came must not find a second button to pay. Concurrent calls share one request. An unavailable
 * provider changes nothing.
 */
export function createLookNow({
  payments,
  db,
  clock,
  config,
  jobs,
  log,
}: AppParts): (providerOrderId: string) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();

  async function ask(providerOrderId: string): Promise<void> {
    const order = await findProviderOrder(db, providerOrderId);
    if (payments === null || order === undefined) return;
    try {
      await settleOrder({ db, clock, config, payments }, order.id);
      jobs.wake();
    } catch (error) {
      // The order's job asks again, whatever it was.
      const isProvider = error instanceof ProviderAway || error instanceof ProviderRefusal;
      if (!isProvider) log.error({ err: error }, 'an order could not be looked at');
    }
  }

  return async (providerOrderId) => {
    const asking =
      underWay.get(providerOrderId) ??
      ask(providerOrderId).finally(() => underWay.delete(providerOrderId));
    underWay.set(providerOrderId, asking);
    await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false })]);
  };
}
