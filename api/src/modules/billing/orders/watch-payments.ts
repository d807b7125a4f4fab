import type { Kysely } from 'kysely';
import { ProviderAway, type ProviderPayment } from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { doEach, endAsFailed } from '../../../platform/jobs/do-each.ts';
import { recurringJob, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { noteAttention } from '../attention/note-attention.ts';
import type { OrderJobParts } from './order-job.ts';
import { settleOrder, type SettleParts } from './settle-order.ts';

/** How often the provider's payments are looked at, and how far back, in ms. */
export interface Watch {
  readonly name: string;
  readonly everyMs: number;
  readonly spanMs: number;
}

/** As many as the provider lists at a time. */
const PAGE = 100;

/**
 * Checks all of the provider's payments of a period: a captured one that is unknown here is settled, with or without a
 * webhook; one without an order of ours is listed for a person.
 */
export function watchPaymentsJob(
  parts: OrderJobParts & Pick<AppParts, 'log'>,
  { name, everyMs, spanMs }: Watch,
): AnyJobKind {
  const { payments, log } = parts;
  return recurringJob(name, everyMs, async ({ signal }) => {
    if (payments === null) return;
    const to = parts.clock();
    const from = new Date(to.getTime() - spanMs);
    let failed = 0;
    for (let skip = 0; ; skip += PAGE) {
      signal.throwIfAborted();
      const { items, unreadable } = await payments.provider.listPayments({ from, to, skip });
      for (const payment of unreadable) log.error({ payment }, 'a payment cannot be read');
      failed += await settleUnknown({ ...parts, payments, signal }, items);
      if (items.length + unreadable.length < PAGE) break;
    }
    endAsFailed(failed);
  });
}

/** Settles those of a page that are further than we know; resolves to how many cannot be settled. */
async function settleUnknown(
  parts: SettleParts & Pick<AppParts, 'log'> & { readonly signal: AbortSignal },
  page: readonly ProviderPayment[],
): Promise<number> {
  const holding = page.filter(({ status }) =>
    ['authorized', 'captured', 'refunded'].includes(status),
  );
  if (holding.length === 0) return 0;
  const { db, log, signal, payments } = parts;
  const [known, orders] = await Promise.all([knownOf(db, holding), ordersOf(db, holding)]);
  const news = holding.filter((payment) => known.get(payment.id)?.(payment) !== true);
  const each = {
    log,
    signal,
    reported: ({ id }: ProviderPayment) => ({ payment: id }),
    mayGoOn: async (error: unknown, { id }: ProviderPayment) => {
      if (error instanceof ProviderAway) await payments.provider.findPayment(id);
    },
  };
  return doEach(news, each, async (payment) => {
    const orderId = payment.orderId === null ? undefined : orders.get(payment.orderId);
    if (orderId !== undefined) await settleOrder(parts, orderId, payment);
    else if (payment.status !== 'refunded') await noteUnknownOrder(parts, payment);
  });
}

/** A payment that was made for no order of ours comes before a person, once. */
export async function noteUnknownOrder(
  { db, clock }: Pick<SettleParts, 'db' | 'clock'>,
  { id: providerPaymentId, orderId: providerOrderId, amount }: ProviderPayment,
): Promise<void> {
  const now = clock();
  await noteAttention(db, {
    kind: 'unknown_order',
    providerPaymentId,
    providerOrderId,
    amount,
    now,
  });
}

/** Whether what the provider says of a payment is no news to us. */
type IsKnown = (payment: ProviderPayment) => boolean;

/** By the provider's id: what need not be looked at any more. */
async function knownOf(
  db: Kysely<Database>,
  page: readonly ProviderPayment[],
): Promise<Map<string, IsKnown>> {
  const ids = page.map(({ id }) => id);
  const rows = await db
    .selectFrom('payments')
    .select(['provider_payment_id', 'status', 'refunded'])
    .where('provider_payment_id', 'in', ids)
    .execute();
  const noted = await db
    .selectFrom('payment_attention')
    .select('provider_payment_id')
    .where('provider_payment_id', 'in', ids)
    .where('kind', 'in', ['unknown_order', 'wrong_amount'])
    .execute();
  return new Map([
    ...rows.map(
      ({ provider_payment_id, status, refunded }) =>
        [
          provider_payment_id,
          (reported: ProviderPayment) =>
            seenAs(status).has(reported.status) && reported.amountRefunded <= refunded,
        ] as const,
    ),
    ...noted.map(({ provider_payment_id }) => [provider_payment_id, () => true] as const),
  ]);
}

/** What the provider may say of a payment without it being news to us. */
function seenAs(status: string): Set<string> {
  const order = ['authorized', 'captured', 'refunded'];
  return new Set(order.slice(0, order.indexOf(status) + 1));
}

/** Ids of our orders by the provider's. */
async function ordersOf(
  db: Kysely<Database>,
  page: readonly ProviderPayment[],
): Promise<Map<string, string>> {
  const ids = page.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'provider_order_id'])
    .where('provider_order_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, provider_order_id }) => [provider_order_id ?? '', id]));
}
