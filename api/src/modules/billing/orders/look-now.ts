import { setTimeout as wait } from 'node:timers/promises';
import { ProviderAway, ProviderRefusal } from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { findProviderOrder } from './orders.store.ts';
import { settleOrder } from './settle-order.ts';

/** Longest that somebody who asks waits for the provider, in ms; what is known already is told then. */
const PATIENCE_MS = 3000;

/**
 * Asks the provider about an order that waits for its money, by the provider's id for it, before its state is told: whoever has
 * paid and opens the page again before anybody told us must find no second button to pay. Of those who ask at once, one
 * does. A provider that is away changes nothing.
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
