import { createOrder, createOrderByEmail } from 'shared-contracts/calls/payments';
import type { Api } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { serve } from '../../platform/serve.ts';
import { findGivenPlans } from '../plans/given-plans.store.ts';
import { soldFor } from '../plans/plan-days.ts';
import { planEffect } from '../plans/plan-schedule.ts';
import { paymentsUnavailable, withProvider } from '../provider/open-payments.ts';
import { openOrder, type Buying } from './open-order.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** Both calls that make an order; the one by e-mail never looks whether there is an account. */
export function serveOrders(api: Api, limits: PaymentLimits): void {
  const { payments, db, clock } = api.parts;

  const orderOf = (buying: Buying) => {
    if (payments === null) throw paymentsUnavailable();
    return withProvider(() => openOrder({ db, clock, payments }, buying));
  };

  serve(api, createOrder, async ({ query: { amount } }, { caller }) => {
    const bought = soldFor(amount);
    if (bought === undefined) throw new Refusal(422, 'payment.failed');
    const id = await orderOf({ amount, accountId: caller.id, email: caller.email });
    const effect = planEffect(await findGivenPlans(db, caller.id), bought, clock());
    return { data: { id, amount, currency: 'INR' as const, effect } };
  });

  serve(api, createOrderByEmail, async ({ query: { amount, email } }, { request }) => {
    if (soldFor(amount) === undefined) throw new Refusal(422, 'payment.failed');
    await limits.order(request, email);
    const id = await orderOf({ amount, accountId: null, email });
    return { data: { id, amount, currency: 'INR' as const } };
  });
}
