import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Payments } from '../../../payment-provider/open-payments.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { jobKind, recurringJob, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import { nextLook } from './order-state.rules.ts';
import { failOrder, findOrder } from './orders.store.ts';
import { settleOrder, type SettleParts } from './settle-order.ts';

/** Kind of the job that follows an order until it is settled; its key is the order's id. */
const ORDER = 'order';

/** How soon an order is looked at first, in ms. */
export const FIRST_LOOK_MS = 20_000;

/** `payments` is null without a provider: orders wait until there is one. */
export type OrderJobParts = Omit<SettleParts, 'payments'> & { readonly payments: Payments | null };

/** Has an order looked at; in the transaction of what causes it. */
export async function followOrder(
  db: Kysely<Database>,
  { id, runAt }: { readonly id: string; readonly runAt: Date },
): Promise<void> {
  await enqueue(db, { kind: ORDER, key: id, payload: { order_id: id }, runAt });
}

/**
 * The reconciler: asks the provider about an order, ever less often, until its plan is given, its money is back or it is
 * given up unpaid.
 */
export function orderJob(parts: OrderJobParts): AnyJobKind {
  const { db, clock, payments } = parts;
  return jobKind({
    name: ORDER,
    payload: z.object({ order_id: z.string() }),
    atOnce: 4,
    attempts: Infinity,
    retry: { firstMs: 5000, longestMs: 10 * 60_000 },
    async run({ order_id: id }) {
      const settled = payments === null ? null : await settleOrder({ ...parts, payments }, id);
      const order = await findOrder(db, id);
      if (order === undefined) return;
      const now = clock();
      const next = nextLook(
        {
          state: order.state,
          createdAt: order.created_at,
          made: order.provider_order_id !== null,
          pending: settled?.pending ?? (payments === null && order.provider_order_id !== null),
        },
        now,
      );
      if (next === 'failed') await failOrder(db, id, now);
      if (typeof next === 'number')
        await followOrder(db, { id, runAt: new Date(now.getTime() + next) });
    },
  });
}

/** Finds orders that no job follows, such as those of a version before. */
export function missedOrdersJob({ db, clock }: OrderJobParts, everyMs: number): AnyJobKind {
  return recurringJob('missed-orders', everyMs, async () => {
    const now = clock();
    await sql`
      insert into jobs (kind, unique_key, payload, run_at)
        select ${ORDER}, id::text, jsonb_build_object('order_id', id), ${now}::timestamptz
        from orders
        where state in ('created', 'attempted', 'authorized') and not exists (
          select from jobs
          where kind = ${ORDER} and unique_key = orders.id::text and dead_at is null)
      on conflict (kind, unique_key) do nothing`.execute(db);
  });
}
