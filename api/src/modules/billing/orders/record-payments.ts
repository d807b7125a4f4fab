import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { ProviderPayment } from '../../../payment-provider/payment-provider.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { noteAttention } from '../attention/note-attention.ts';
import type { PaymentsTable } from '../billing.tables.ts';
import { applyPlans } from '../plans/apply-plans.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { lockAddress, accountOfAddress } from './claim-grants.ts';
import { judgePayments, type JudgedPayment } from './judge-payments.ts';
import { stateAfter } from './order-state.rules.ts';
import { lockOrder, setOrderState, type Order } from './orders.store.ts';

/** What the provider says of an order's payments at a moment. */
export interface ReportedPayments {
  readonly order: Pick<Order, 'id' | 'email'>;
  readonly reported: readonly ProviderPayment[];
  readonly now: Date;
  readonly seller: Config['seller'];
}

/**
 * Aligns an order with the provider's state, in one transaction, repeatable and in any order: stores its payments,
 * grants its plan once with its receipt, refunds a second payment and lists what needs a person. Returns the state of
 * the order, null if it is gone.
 */
export async function recordPayments(
  trx: Kysely<Database>,
  { order: { id, email }, reported, now, seller }: ReportedPayments,
): Promise<OrderState | null> {
  await lockAddress(trx, email);
  const order = await lockOrder(trx, id);
  if (order === undefined) return null;
  const known = await knownPayments(trx, id);
  const grant = await trx
    .selectFrom('grants')
    .innerJoin('payments', 'payments.id', 'grants.payment_id')
    .select(['payments.provider_payment_id', 'grants.given_at'])
    .where('grants.order_id', '=', id)
    .executeTakeFirst();
  const judged = judgePayments(
    {
      amount: order.amount,
      state: order.state,
      paidBy: grant?.provider_payment_id ?? null,
      captured: new Set([...known.values()].filter(wasCaptured).map((p) => p.provider_payment_id)),
    },
    reported,
  );
  let state = order.state;
  let newlyPaid: string | null = null;
  for (const one of judged) {
    await attend(trx, order, one, now);
    if (!one.fits) continue;
    const paymentId = await keepPayment(trx, order, one.payment, known, now);
    state = stateAfter(state, stateOf(one.payment));
    if (one.meaning === 'second') await sendBack(trx, paymentId, now);
    if (one.meaning === 'pays' && grant === undefined) newlyPaid = paymentId;
  }
  // Every try was refused: nothing is under way, and it may be paid again at once.
  if (state === 'attempted' && reported.length > 0 && reported.every(isFailed)) state = 'created';
  if (newlyPaid !== null) {
    const account = await givePlan(trx, order, newlyPaid, now);
    state = stateAfter(state, account === null ? 'captured' : 'granted');
  }
  if (state !== order.state) await setOrderState(trx, id, state, now);
  // Last: the next receipt number waits for this transaction.
  if (newlyPaid !== null) await issueReceipt(trx, { paymentId: newlyPaid, now, seller });
  return state;
}

const isFailed = ({ status }: ProviderPayment) => status === 'failed';

type Known = Pick<PaymentsTable, 'id' | 'provider_payment_id' | 'status'>;

const wasCaptured = ({ status }: Known) => status === 'captured' || status === 'refunded';

async function knownPayments(trx: Kysely<Database>, orderId: string): Promise<Map<string, Known>> {
  const rows = await trx
    .selectFrom('payments')
    .select(['id', 'provider_payment_id', 'status'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map((row) => [row.provider_payment_id, row]));
}

/** The state of an order by one payment; a captured one depends on whether the plan was granted. */
function stateOf({ status }: ProviderPayment): OrderState {
  return status === 'authorized' ? 'authorized' : status === 'captured' ? 'captured' : 'attempted';
}

/** News of a payment that is further already says nothing; a refund is recorded by itself. */
const RANK = { failed: 0, created: 0, authorized: 1, captured: 2, refunded: 3 } as const;

async function keepPayment(
  trx: Kysely<Database>,
  order: Order,
  { id: provider_payment_id, amount, status, createdAt }: ProviderPayment,
  known: ReadonlyMap<string, Known>,
  now: Date,
): Promise<string> {
  const row = known.get(provider_payment_id);
  const paid_at = status === 'captured' ? now : null;
  if (row === undefined) {
    const id = randomUUID();
    const refunded = status === 'refunded' ? amount : 0;
    await trx
      .insertInto('payments')
      .values({
        id,
        order_id: order.id,
        provider_payment_id,
        amount,
        status,
        refunded,
        paid_at,
        created_at: createdAt,
      })
      .execute();
    return id;
  }
  const isNews = status !== row.status && RANK[status] >= RANK[row.status];
  const isRefund = status === 'refunded' && row.status === 'captured';
  if (isNews && !isRefund)
    await trx
      .updateTable('payments')
      .set({ status, ...(paid_at === null ? {} : { paid_at }) })
      .where('id', '=', row.id)
      .execute();
  return row.id;
}

async function attend(
  trx: Kysely<Database>,
  { provider_order_id: providerOrderId }: Order,
  { payment: { id: providerPaymentId, amount }, attention: kind }: JudgedPayment,
  now: Date,
): Promise<void> {
  if (kind === null) return;
  await noteAttention(trx, { kind, providerPaymentId, providerOrderId, amount, now });
}

/** The refund's key is the payment's id: however often it is seen, it goes back once. */
async function sendBack(trx: Kysely<Database>, paymentId: string, now: Date): Promise<void> {
  await requestRefund(trx, {
    paymentId,
    amount: null,
    requestedBy: null,
    key: paymentId,
    now,
    reason: 'The order was paid already',
  });
}

/**
 * Gives the plan of an order that is held, for a payment of it (payments.id), to its account; one by e-mail to the
 * account of its address, and where there is none it waits. Returns the account that got it, null for none.
 */
async function givePlan(
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
