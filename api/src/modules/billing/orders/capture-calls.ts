import { capturePayment, capturePaymentByEmail } from 'shared-contracts/calls/payments';
import { paymentsUnavailable, withProvider } from '../../../payment-provider/open-payments.ts';
import { isCheckoutSigned } from '../../../payment-provider/signatures.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { followOrder } from './order-job.ts';
import { findProviderOrder, type Order } from './orders.store.ts';
import type { PaymentLimits } from './payment-limits.ts';
import { settleOrder } from './settle-order.ts';

/** What a browser reports of a payment; none of it is trusted. */
interface SaidPayment {
  readonly payment_id: string;
  readonly amount: number;
  readonly order_id?: string | undefined;
  readonly signature?: string | undefined;
}

/** Both calls that capture a payment. Another person's payment is answered like a missing one. */
export function serveCaptures(api: Api, limits: PaymentLimits): void {
  serve(api, capturePayment, async ({ body: { payment } }, { caller, db }) => {
    await limits.ownCapture(caller);
    const order = await capture(
      { ...api.parts, db },
      payment,
      (one) => one.account_id === caller.id,
    );
    return { data: { plan: order.plan, granted: order.state === 'granted' } };
  });

  serve(api, capturePaymentByEmail, async ({ body: { payment } }, { request, db }) => {
    await limits.capture(request);
    const { email } = payment;
    const order = await capture({ ...api.parts, db }, payment, (one) => one.email === email);
    // The reply must not reveal whether the address has an account: the plan may be granted or wait.
    return { data: { plan: order.plan, granted: false } };
  });
}

async function capture(
  { payments, db, clock, config, jobs }: AppParts,
  said: SaidPayment,
  isOwner: (order: Order) => boolean,
): Promise<Pick<Order, 'plan' | 'state'>> {
  if (payments === null) throw paymentsUnavailable();
  const payment = await withProvider(() => payments.provider.findPayment(said.payment_id));
  if (payment === null || payment.orderId === null) throw noSuchPayment();
  const order = await findProviderOrder(db, payment.orderId);
  if (order === undefined || !isOwner(order)) throw noSuchPayment();
  const fits = payment.amount === order.amount && payment.currency === 'INR';
  if (
    !fits ||
    said.amount !== order.amount ||
    !saysTheTruth(said, order, payments.config.keySecret)
  )
    throw noSuchPayment();
  try {
    const settled = await withProvider(() =>
      settleOrder({ db, clock, config, payments }, order.id, payment),
    );
    jobs.wake();
    if (settled === null || payment.status === 'failed') throw noSuchPayment();
    return { plan: order.plan, state: settled.state };
  } catch (error) {
    // The answer may have been lost after the money was taken: the job looks again at once.
    if (error instanceof Refusal && error.status === 503)
      await followOrder(db, { id: order.id, runAt: clock() });
    throw error;
  }
}

/** What other clients say beside is never needed, but what is wrong is refused. */
function saysTheTruth(
  { order_id, payment_id: paymentId, signature }: SaidPayment,
  { provider_order_id }: Order,
  keySecret: string,
): boolean {
  if (order_id !== undefined && order_id !== provider_order_id) return false;
  if (signature === undefined) return true;
  return isCheckoutSigned({ orderId: provider_order_id ?? '', paymentId, signature }, keySecret);
}

function noSuchPayment(): Refusal {
  return new Refusal(409, 'payment.failed');
}
