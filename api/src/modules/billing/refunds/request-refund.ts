import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import { revokeGrant } from './revoke-grant.ts';

/** Kind of the job that has the provider refund; its key is the id of the refund. */
export const REFUND = 'refund';

/** A refund to be made of a payment. */
export interface RefundRequest {
  /** Id of our row. */
  readonly paymentId: string;
  /** Paise; null for all that is left. */
  readonly amount: number | null;
  readonly reason: string;
  /** An account of staff; null where the server itself refunds. */
  readonly requestedBy: string | null;
  /** A uuid that identifies the request: repeated, it is the same refund. */
  readonly key: string;
  readonly now: Date;
}

/** A refund, and whether it is another than before: false for a key that was there. */
export interface RequestedRefund {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Requests a refund, once per key, and ends the plan that the payment paid for; a job performs it. Null if less than
 * the amount is left of what was captured.
 */
export async function requestRefund(
  trx: Kysely<Database>,
  { paymentId, amount: wanted, reason, requestedBy, key, now }: RefundRequest,
): Promise<RequestedRefund | null> {
  await lockPayment(trx, paymentId);
  // A second statement: one that waits for the lock does not see refunds that others requested meanwhile.
  const left = await leftToRefund(trx, paymentId);
  const earlier = await trx
    .selectFrom('refunds')
    .select(['id', 'payment_id'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (earlier !== undefined)
    return earlier.payment_id === paymentId ? { id: earlier.id, isNew: false } : null;
  const amount = wanted ?? left;
  if (amount <= 0 || amount > left) return null;
  const id = randomUUID();
  await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      idempotency_key: key,
      provider_refund_id: null,
      amount,
      reason,
      requested_by: requestedBy,
      created_at: now,
      processed_at: null,
    })
    .execute();
  await revokeGrant(trx, paymentId, now);
  await enqueue(trx, { kind: REFUND, key: id, payload: { refund_id: id }, runAt: now });
  return { id, isNew: true };
}

/** What may still go back of a payment, in paise: what was captured without what went back and what is requested. */
export const LEFT_TO_REFUND = sql<number>`case when payments.status = 'captured'
  then payments.amount - payments.refunded - coalesce((
    select sum(refunds.amount) from refunds
    where refunds.payment_id = payments.id and refunds.state = 'requested'), 0)::int
  else 0 end`;

/** The same for one payment; 0 for none. */
export async function leftToRefund(db: Kysely<Database>, paymentId: string): Promise<number> {
  const payment = await db
    .selectFrom('payments')
    .select(LEFT_TO_REFUND.as('left'))
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.left ?? 0;
}

/** Locks a payment until the transaction ends, so that two refunds at once do not give back more than what is left. */
export function lockPayment(trx: Kysely<Database>, paymentId: string) {
  return trx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}
