import { createHash } from 'node:crypto';
import { createOrder, createOrderByEmail } from 'shared-contracts/calls/payments';
import { paymentsUnavailable, withProvider } from '../../../payment-provider/open-payments.ts';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findGivenPlans } from '../plans/given-plans.store.ts';
import { soldFor } from '../plans/plan-days.ts';
import { planEffect } from '../plans/plan-schedule.ts';
import { openOrder, type Buying } from './open-order.ts';
import { stateByEmail } from './order-state.rules.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** Both calls that make an order; the one by e-mail never looks whether there is an account. */
export function serveOrders(api: Api, limits: PaymentLimits): void {
  const { payments } = api.parts;

  const orderOf = ({ db, clock }: Pick<Context, 'db' | 'clock'>, buying: Buying) => {
    if (payments === null) throw paymentsUnavailable();
    return withProvider(() => openOrder({ db, clock, payments }, buying));
  };

  serve(api, createOrder, async ({ query: { amount } }, context) => {
    const { caller, db, clock } = context;
    const bought = soldFor(amount);
    if (bought === undefined) throw new Refusal(422, 'payment.failed');
    const { id: accountId, email } = caller;
    await limits.ownOrder(caller);
    const order = await orderOf(context, { amount, accountId, email, payerHash: null });
    const effect = planEffect(await findGivenPlans(db, caller.id), bought, clock());
    return { data: { ...order, currency: 'INR' as const, effect } };
  });

  serve(api, createOrderByEmail, async ({ query: { amount, email } }, context) => {
    const { request } = context;
    if (soldFor(amount) === undefined) throw new Refusal(422, 'payment.failed');
    await limits.order(request, email);
    const payerHash = payerHashOf(api.devices.known(request.headers.cookie), email);
    const order = await orderOf(context, { amount, accountId: null, email, payerHash });
    return { data: { ...order, state: stateByEmail(order.state), currency: 'INR' as const } };
  });
}

/** A browser as it is kept of an order: with the address in it, so that orders for different people are not joined by it. */
function payerHashOf(device: string | null, email: string): string | null {
  return device === null
    ? null
    : createHash('sha256').update(`payer:${device}:${email}`).digest('hex');
}
