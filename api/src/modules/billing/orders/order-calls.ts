import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql, type RawBuilder } from 'kysely';
import { createOrder, createOrderByEmail } from 'shared-contracts/calls/payments';
import type { OrderState } from 'shared-contracts/domain/order-state';
import { paymentsUnavailable, withProvider } from '../../../payment-provider/open-payments.ts';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PaidPlan } from '../billing.tables.ts';
import { findGivenPlans } from '../plans/apply-plans.ts';
import { soldFor } from '../plans/plan-days.ts';
import { planEffect } from '../plans/plan-schedule.ts';
import { FIRST_LOOK_MS, followOrder } from './order-job.ts';
import { stateByEmail } from './order-state.rules.ts';
import { findOrder, type Order } from './orders.store.ts';
import type { PaymentLimits } from './payment-limits.ts';
import type { SettleParts } from './settle-order.ts';

/** How long an order by e-mail that is paid is answered again, in ms: a page that was closed too early asks within it. */
const PAID_BY_EMAIL_MS = 10 * 60 * 1000;

/** Who buys what: paise, and an account or only an address, which the browser `payerHash` pays for. */
interface Buying {
  readonly amount: number;
  readonly accountId: string | null;
  readonly email: string;
  readonly payerHash: string | null;
}

/** An order by the provider's id. */
interface OpenedOrder {
  readonly id: string;
  readonly state: OrderState;
  /** Paise; for an order under way with another duration, its own amount. */
  readonly amount: number;
}

/** An order may go on from open to under way, or be given up, between two looks; more often than this it does not. */
const LOOKS = 5;

type Bought = Buying & Pick<Order, 'plan' | 'months'>;

/** Whose orders: an account's, or those that one browser has made for an address. */
interface OrderBuyer {
  readonly accountId: string | null;
  readonly email: string;
  readonly payerHash: string | null;
}

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

/**
 * Makes an order, or finds the buyer's: one with money under way comes before an open one, so that a plan is not paid
 * twice. Our row is written first and a job follows it; then the provider gets its id as `receipt`. Throws the 422 of
 * an amount that is no price, and what the provider throws.
 */
export async function openOrder(
  { db, clock, payments: { provider } }: Pick<SettleParts, 'db' | 'clock' | 'payments'>,
  buying: Buying,
): Promise<OpenedOrder> {
  const now = clock();
  const bought = soldFor(buying.amount);
  if (bought === undefined) throw new Refusal(422, 'payment.failed');
  const order = await db.transaction().execute(async (trx) => {
    const opened = await findOrStore(trx, { ...buying, ...bought }, now);
    // A waiting buyer: checked now.
    if (opened.state === 'authorized') await followOrder(trx, { id: opened.id, runAt: now });
    if (opened.provider_order_id === null)
      await followOrder(trx, { id: opened.id, runAt: new Date(now.getTime() + FIRST_LOOK_MS) });
    return opened;
  });
  const { state, amount } = order;
  if (order.provider_order_id !== null) return { id: order.provider_order_id, state, amount };
  const made = await provider.createOrder({ receipt: order.id, amount: order.amount });
  await db
    .updateTable('orders')
    .set({ provider_order_id: made.id })
    .where('id', '=', order.id)
    .where('provider_order_id', 'is', null)
    .execute();
  // Another tab may have been faster: both get the one that is kept.
  const id = (await findOrder(db, order.id))?.provider_order_id ?? made.id;
  return { id, state, amount };
}

/** The order under way, else the open one, else a new one, whatever becomes of it between the looks. */
async function findOrStore(trx: Kysely<Database>, wanted: Bought, now: Date): Promise<Order> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = (await findUnderWay(trx, wanted, now)) ?? (await storeOrder(trx, wanted, now));
    if (found !== undefined) return found;
  }
  // It is not the buyer's fault: the same request a moment later finds it.
  throw paymentsUnavailable();
}

/** Stores an order, or finds the open one; undefined where that one is not open any more. */
async function storeOrder(
  trx: Kysely<Database>,
  { amount, accountId, email, payerHash, plan, months }: Bought,
  now: Date,
): Promise<Order | undefined> {
  const stored = await trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      provider_order_id: null,
      account_id: accountId,
      email,
      amount,
      plan,
      months,
      payer_hash: payerHash,
      state_at: now,
      created_at: now,
    })
    // Two taps at once: the second waits here for the first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (stored !== undefined) return stored;
  return trx
    .selectFrom('orders')
    .selectAll()
    .where(isOf({ accountId, email, payerHash }))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('plan', '=', plan)
    .where('months', '=', months)
    .where('state', 'in', ['created', 'attempted'])
    .executeTakeFirst();
}

/**
 * Orders of a buyer. By e-mail the browser counts as well, so that the address alone does not show what others paid
 * for it. Two browsers without a cookie are taken for one.
 */
function isOf({ accountId, email, payerHash }: OrderBuyer): RawBuilder<boolean> {
  if (accountId !== null) return sql<boolean>`orders.account_id = ${accountId}`;
  return sql<boolean>`(orders.email = ${email} and orders.payer_hash is not distinct from ${payerHash})`;
}

/**
 * An order of this buyer and plan beside which no other may be paid: the bank holds its money, or it is paid and not
 * granted yet. By e-mail a lately paid one counts in either state, or the answer would reveal whether the address has
 * an account; without a cookie only one waiting for the bank.
 */
function findUnderWay(
  db: Kysely<Database>,
  { plan, ...buyer }: OrderBuyer & { readonly plan: PaidPlan },
  now: Date,
): Promise<Order | undefined> {
  const lately = new Date(now.getTime() - PAID_BY_EMAIL_MS);
  return db
    .selectFrom('orders')
    .selectAll()
    .where(isOf(buyer))
    .where('plan', '=', plan)
    .where('provider_order_id', 'is not', null)
    .where(
      buyer.accountId === null
        ? sql<boolean>`(state = 'authorized' and account_id is null
            or payer_hash is not null and state in ('captured', 'granted') and state_at > ${lately})`
        : sql<boolean>`state in ('authorized', 'captured')`,
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
