import type { PaymentProvider } from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { retryDeadlocks } from '../../../platform/database/deadlocks.ts';
import { recordRefund } from './record-refund.ts';

/** Records every refund that the provider has of a payment (its id there), also those made at its own dashboard. */
export async function adoptRefunds(
  { db, clock, provider }: Pick<AppParts, 'db' | 'clock'> & { provider: PaymentProvider },
  providerPaymentId: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const refund of await provider.listRefunds(providerPaymentId)) {
    try {
      await retryDeadlocks(() =>
        db.transaction().execute((trx) => recordRefund(trx, refund, clock())),
      );
    } catch (error) {
      // One that cannot be recorded does not keep the others waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
