import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '../src/modules/billing/billing.tables.ts';
import { daysAfter, planDays, planPaise } from '../src/modules/billing/plans/plan-days.ts';
import type { TestApp } from './app.ts';

/** What a test may say about a payment. */
interface Wanted {
  readonly account?: { readonly id: string; readonly email: string } | undefined;
  readonly email?: string;
  readonly plan?: PaidPlan;
  readonly months?: 1 | 12;
  readonly status?: 'authorized' | 'captured' | 'failed';
  readonly granted?: boolean;
}

/** Ids of ours, the provider's, and the amount in paise. */
export interface TestPayment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly providerPaymentId: string;
  readonly providerOrderId: string;
  readonly amount: number;
}

/** Adds an order with a captured payment and, for an account, the plan that it gave. */
export async function addPayment(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { account, plan = 'belief', months = 1, status = 'captured', ...wanted }: Wanted = {},
): Promise<TestPayment> {
  const now = clock.read();
  const amount = planPaise({ plan, months });
  const [orderId, paymentId] = [randomUUID(), randomUUID()];
  const providerOrderId = `order_${orderId.slice(-14).replace('-', '0')}`;
  const providerPaymentId = `pay_${paymentId.slice(-14).replace('-', '0')}`;
  const granted = wanted.granted ?? account !== undefined;
  const ends_at = daysAfter(now, planDays({ months }));
  await db
    .insertInto('orders')
    .values({
      id: orderId,
      provider_order_id: providerOrderId,
      account_id: account?.id ?? null,
      email: account?.email ?? wanted.email ?? 'buyer@example.com',
      plan,
      months,
      amount,
      state: granted ? 'granted' : 'captured',
      state_at: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: paymentId,
      order_id: orderId,
      provider_payment_id: providerPaymentId,
      amount,
      status,
      paid_at: status === 'captured' ? now : null,
      created_at: now,
    })
    .execute();
  if (granted) {
    const period = account === undefined ? {} : { starts_at: now, ends_at, given_at: now };
    await db
      .insertInto('grants')
      .values({
        id: randomUUID(),
        order_id: orderId,
        payment_id: paymentId,
        plan,
        months,
        account_id: account?.id ?? null,
        starts_at: null,
        ends_at: null,
        ...period,
        created_at: now,
      })
      .execute();
  }
  return { paymentId, orderId, providerPaymentId, providerOrderId, amount };
}
