import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { applyPlans } from '../plans/apply-plans.ts';

/** First half of the key of the lock, so that no other lock of this database is met. */
const ADDRESSES = 119;

/**
 * Holds an address until the transaction ends: a plan that is paid for by e-mail and the account that is made of that
 * address at the same moment do not miss each other. Taken before rows of orders, payments and grants; the row of a
 * sign-up may be locked already, since no payment locks it.
 */
export async function lockAddress(trx: Kysely<Database>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESSES}::int, hashtext(${email}))`.execute(trx);
}

/** The confirmed account of an address, null for none. */
export async function accountOfAddress(
  trx: Kysely<Database>,
  email: string,
): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return account?.id ?? null;
}

/**
 * Gives an account the plans that were bought by e-mail for its address; in the transaction that confirms the address
 * and locks it.
 */
export async function claimGrants(
  trx: Kysely<Database>,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<void> {
  const claimed = await trx
    .updateTable('grants')
    .from('orders')
    .set({ account_id: id, given_at: now, starts_at: now, ends_at: now })
    .whereRef('orders.id', '=', 'grants.order_id')
    .where('orders.email', '=', email)
    .where('grants.given_at', 'is', null)
    .where('grants.revoked_at', 'is', null)
    .returning(['grants.order_id', 'grants.payment_id'])
    .execute();
  if (claimed.length === 0) return;
  const orders = claimed.map(({ order_id }) => order_id);
  await trx
    .updateTable('orders')
    .set({ account_id: id, state: 'granted', state_at: now })
    .where('id', 'in', orders)
    .execute();
  const payments = claimed.map(({ payment_id }) => payment_id);
  await trx
    .updateTable('receipts')
    .set({ account_id: id })
    .where('payment_id', 'in', payments)
    .execute();
  await applyPlans(trx, id, now);
}
