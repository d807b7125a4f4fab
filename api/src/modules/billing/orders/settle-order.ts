import type { OrderState } from 'shared-contracts/domain/order-state';
import type { Payments } from '../../../payment-provider/open-payments.ts';
import {
  ProviderRefusal,
  type PaymentProvider,
  type ProviderPayment,
} from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import { retryDeadlocks } from '../../../platform/database/deadlocks.ts';
import { adoptRefunds } from '../refunds/adopt-refunds.ts';
import { fitsOrder, inOrder } from './judge-payments.ts';
import { findOrder, type Order } from './orders.store.ts';
import { recordPayments } from './record-payments.ts';

/** What settling needs. */
export interface SettleParts extends Pick<AppParts, 'db' | 'clock' | 'config'> {
  readonly payments: Payments;
}

/** What came of it. */
export interface Settled {
  readonly state: OrderState;
  /** Whether money is under way: authorized, or the buyer may still be at the bank's page. */
  readonly pending: boolean;
}

/** How long a buyer may be at the bank's page, in ms. */
const AT_THE_BANK_MS = 24 * 60 * 60 * 1000;

/**
 * Fetches the payments of an order (orders.id) from the provider and aligns everything: captures authorized ones,
 * grants the plan once. The one path of capture call, webhook, reconciler and watch; `seen` is a payment that the
 * provider just reported. Null for an order that is gone or unknown to the provider. Throws if the provider is
 * unavailable.
 */
export async function settleOrder(
  { db, clock, config, payments: { provider } }: SettleParts,
  orderId: string,
  seen: ProviderPayment | null = null,
): Promise<Settled | null> {
  const order = await findOrder(db, orderId);
  if (order === undefined || order.provider_order_id === null) return null;
  const listed = await provider.listOrderPayments(order.provider_order_id);
  const isListed = listed.some(({ id }) => id === seen?.id);
  const reported = await captureAuthorized(
    provider,
    order,
    seen === null || isListed ? listed : [...listed, seen],
  );
  const state = await retryDeadlocks(() =>
    db
      .transaction()
      .execute((trx) =>
        recordPayments(trx, { order, reported, now: clock(), seller: config.seller }),
      ),
  );
  if (state === null) return null;
  await recordRefunds({ db, clock, provider }, reported);
  const since = new Date(clock().getTime() - AT_THE_BANK_MS);
  return {
    state: (await findOrder(db, orderId))?.state ?? state,
    pending: reported.some(isPending(since)),
  };
}

const isPending = (since: Date) => (payment: ProviderPayment) =>
  payment.status === 'authorized' || (payment.status === 'created' && payment.createdAt > since);

/**
 * Captures authorized payments, also beside a paying one: only a captured payment can be refunded, and the bank would
 * hold the money for days. After a refund the bank releases it.
 */
async function captureAuthorized(
  provider: PaymentProvider,
  order: Order,
  listed: readonly ProviderPayment[],
): Promise<ProviderPayment[]> {
  const reported = inOrder(listed);
  if (order.state === 'refunded') return reported;
  for (const [index, payment] of reported.entries()) {
    if (payment.status !== 'authorized' || !fitsOrder(payment, order)) continue;
    reported[index] = await capture(provider, payment);
  }
  return reported;
}

/** Captured concurrently, or released by the bank: the provider's state counts. */
async function capture(
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  try {
    return await provider.capture(payment.id, payment.amount);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return (await provider.findPayment(payment.id)) ?? payment;
  }
}

/** Refunds that were made at the provider itself end the plan as well. */
async function recordRefunds(
  { db, clock, provider }: Pick<SettleParts, 'db' | 'clock'> & { provider: PaymentProvider },
  reported: readonly ProviderPayment[],
): Promise<void> {
  for (const { id } of reported.filter(({ amountRefunded }) => amountRefunded > 0)) {
    const known = await db
      .selectFrom('payments')
      .select('status')
      .where('provider_payment_id', '=', id)
      .executeTakeFirst();
    if (known?.status !== 'captured') continue;
    await adoptRefunds({ db, clock, provider }, id);
  }
}
