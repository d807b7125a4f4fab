import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { PaidPlan } from '../billing.tables.ts';
import type { Order } from './orders.store.ts';

/** Whose orders: an account's, or those that one browser has made for an address. */
export interface OrderBuyer {
  readonly accountId: string | null;
  readonly email: string;
  readonly payerHash: string | null;
}

/**
 * Orders of a buyer. By e-mail the browser counts as well: whoever only knows an address learns nothing of what others
 * paid for it. Two browsers without a cookie are taken for one.
 */
export function isOf({ accountId, email, payerHash }: OrderBuyer): RawBuilder<boolean> {
  if (accountId !== null) return sql<boolean>`orders.account_id = ${accountId}`;
  return sql<boolean>`(orders.email = ${email} and orders.payer_hash is not distinct from ${payerHash})`;
}

/** How long an order by e-mail that is paid is answered again, in ms: a page that was closed too early asks within it. */
const PAID_BY_EMAIL_MS = 10 * 60 * 1000;

/**
 * An order of this buyer and plan that may not be paid beside: the bank holds its money, or it is ours and the plan is not
 * given yet. By e-mail one that was paid lately counts whether it was given or waits, or the answer would tell whether the
 * address has an account; without a cookie only one that waits for the bank does, because the orders of an account are
 * told from those by e-mail by who made them.
 */
export function findUnderWay(
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
