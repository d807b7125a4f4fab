import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/refusal.ts';
import type { Database } from '../../platform/tables.ts';
import { soldFor } from '../plans/plan-days.ts';
import { FIRST_LOOK_MS, followOrder } from './order-job.ts';
import { findOrder, type Order } from './orders.store.ts';
import type { SettleParts } from './settle-order.ts';

/** Who buys what: paise, and an account or only an address. */
export interface Buying {
  readonly amount: number;
  readonly accountId: string | null;
  readonly email: string;
}

/**
 * Makes an order, or finds the one that the account has open for the same plan and time. Our row stands first and a job
 * follows it; then the provider gets its id as `receipt`. Returns the provider's order id; throws the 422 of an amount
 * that is no price, and what the provider throws.
 */
export async function openOrder(
  { db, clock, payments: { provider } }: Pick<SettleParts, 'db' | 'clock' | 'payments'>,
  buying: Buying,
): Promise<string> {
  const now = clock();
  const order = await db.transaction().execute(async (trx) => {
    const opened = await storeOrder(trx, buying, now);
    if (opened.provider_order_id === null)
      await followOrder(trx, { id: opened.id, runAt: new Date(now.getTime() + FIRST_LOOK_MS) });
    return opened;
  });
  if (order.provider_order_id !== null) return order.provider_order_id;
  const made = await provider.createOrder({ receipt: order.id, amount: order.amount });
  await db
    .updateTable('orders')
    .set({ provider_order_id: made.id })
    .where('id', '=', order.id)
    .where('provider_order_id', 'is', null)
    .execute();
  // Another tab may have been faster: both get the one that is kept.
  return (await findOrder(db, order.id))?.provider_order_id ?? made.id;
}

async function storeOrder(
  trx: Kysely<Database>,
  { amount, accountId, email }: Buying,
  now: Date,
): Promise<Order> {
  const bought = soldFor(amount);
  if (bought === undefined) throw new Refusal(422, 'payment.failed');
  const stored = await trx
    .insertInto('orders')
    .values({
      ...{ id: randomUUID(), provider_order_id: null, account_id: accountId, email, amount },
      ...{ ...bought, state_at: now, created_at: now },
    })
    // Two taps at once: the second waits here for the first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (stored !== undefined) return stored;
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('plan', '=', bought.plan)
    .where('months', '=', bought.months)
    .where('state', 'in', ['created', 'attempted'])
    .executeTakeFirstOrThrow();
}
