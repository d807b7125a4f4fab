import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { applyPlans } from '../plans/apply-plans.ts';
import { accountOfAddress } from './claim-grants.ts';
import type { Order } from './orders.store.ts';

/**
 * Gives the plan of an order that is held, for a payment of it (payments.id), to its account; one by e-mail to the
 * account of its address, and where there is none it waits. Returns the account that got it, null for none.
 */
export async function givePlan(
  trx: Kysely<Database>,
  order: Order,
  paymentId: string,
  now: Date,
): Promise<string | null> {
  const account = await lockAccount(
    trx,
    order.account_id ?? (await accountOfAddress(trx, order.email)),
  );
  const time = account === null ? null : now;
  await trx
    .insertInto('grants')
    .values({
      id: randomUUID(),
      order_id: order.id,
      payment_id: paymentId,
      account_id: account,
      plan: order.plan,
      months: order.months,
      given_at: time,
      starts_at: time,
      ends_at: time,
      created_at: now,
    })
    .execute();
  if (account === null) return null;
  if (order.account_id === null)
    await trx
      .updateTable('orders')
      .set({ account_id: account })
      .where('id', '=', order.id)
      .execute();
  await applyPlans(trx, account, now);
  return account;
}

/** The account, there until the transaction ends; null when it is gone. */
async function lockAccount(trx: Kysely<Database>, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const held = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held?.id ?? null;
}
