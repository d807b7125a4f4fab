import { knobsOf } from '../knobs/knobs.ts';
import type { Notes, PaymentEntity, RefundEntity } from '../ledger/entities.ts';
import { entityId } from '../ledger/entity-id.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { notNow, unknownId, wrongField } from '../rest/sandbox-error.ts';
import { announce } from '../webhooks/announce.ts';
import { paymentOf } from './payments.ts';

/** What is to go back; amount in paise, null for all that is left. */
export interface NewRefund {
  readonly amount: number | null;
  readonly receipt: string | null;
  readonly notes: Notes;
  readonly speed: 'normal' | 'optimum';
}

/** Gives back money that was captured: at most what is left, and once for a receipt; or fails, as the knobs have it. */
export function refundPayment(
  ledger: Ledger,
  paymentId: string,
  wanted: NewRefund,
  now: Date,
): RefundEntity {
  const payment = paymentOf(ledger, paymentId);
  if (payment.status === 'refunded') throw notNow('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw notNow('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = wanted.amount ?? left;
  if (amount > left)
    throw wrongField('amount', 'The refund amount provided is greater than amount captured');
  const known = refundsOf(ledger, paymentId).some(({ receipt }) => receipt === wanted.receipt);
  if (wanted.receipt !== null && known)
    throw wrongField('receipt', 'A refund with this receipt already exists for this payment.');
  const { refund: outcome } = knobsOf(ledger.knobs, payment.order_id);
  if (outcome === 'fails') return fail(ledger, payment, { ...wanted, amount }, now);
  return giveBack(ledger, payment, { ...wanted, amount }, now);
}

/** Refunds of a payment, oldest first. */
export function refundsOf({ refunds }: Pick<Ledger, 'refunds'>, paymentId: string): RefundEntity[] {
  return [...refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
}

/** The refund of that id, or the refusal of an id that stands for nothing. */
export function refundOf({ refunds }: Pick<Ledger, 'refunds'>, id: string): RefundEntity {
  const refund = refunds.get(id);
  if (refund === undefined) throw unknownId();
  return refund;
}

/** Does what the knobs have of a refund at the dashboard, for payments that were captured. */
export function refundElsewhere(ledger: Ledger, orderId: string, now: Date): void {
  const { refund_elsewhere: how } = knobsOf(ledger.knobs, orderId);
  if (how === 'no') return;
  for (const payment of Array.from(ledger.payments.values())) {
    if (payment.order_id !== orderId || payment.status !== 'captured') continue;
    const amount = payment.amount - payment.amount_refunded;
    giveBack(ledger, payment, { amount, speed: 'normal', ...WRITTEN[how] }, now);
  }
}

/** What somebody writes at the dashboard. */
const WRITTEN = {
  with_receipt: { receipt: 'Counter 2, bill 118', notes: [] },
  with_note: { receipt: null, notes: { key: 'asked for on the phone' } },
  with_number: { receipt: null, notes: { key: 118, ticket: 4711 } },
} as const;

/** Money that nobody captured goes back to whom it belongs. */
export function returnUncaptured(ledger: Ledger, payment: PaymentEntity, now: Date): void {
  const { amount } = payment;
  giveBack(ledger, payment, { amount, receipt: null, notes: [], speed: 'normal' }, now);
}

type Wanted = NewRefund & { readonly amount: number };

/** A refund that comes to nothing: the payment stays as it is. */
function fail(ledger: Ledger, payment: PaymentEntity, wanted: Wanted, now: Date): RefundEntity {
  const refund = newRefund(payment, wanted, { status: 'failed', now });
  ledger.refunds.put(refund.id, refund);
  announce(ledger, 'refund.failed', { refund, payment }, now);
  return refund;
}

function newRefund(
  payment: PaymentEntity,
  { amount, receipt, notes, speed }: Wanted,
  { status, now }: { readonly status: RefundEntity['status']; readonly now: Date },
): RefundEntity {
  return {
    id: entityId('rfnd'),
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment.id,
    notes,
    receipt,
    acquirer_data: { arn: null },
    created_at: Math.floor(now.getTime() / 1000),
    batch_id: null,
    status,
    speed_processed: speed === 'optimum' ? 'instant' : 'normal',
    speed_requested: speed,
  };
}

function giveBack(ledger: Ledger, payment: PaymentEntity, wanted: Wanted, now: Date): RefundEntity {
  const refund = newRefund(payment, wanted, { status: 'processed', now });
  const amount_refunded = payment.amount_refunded + wanted.amount;
  const whole = amount_refunded === payment.amount;
  const after: PaymentEntity = {
    ...payment,
    amount_refunded,
    refund_status: whole ? 'full' : 'partial',
    status: whole ? 'refunded' : payment.status,
  };
  ledger.refunds.put(refund.id, refund);
  ledger.payments.put(payment.id, after);
  announce(ledger, 'refund.processed', { refund, payment: after }, now);
  return refund;
}
