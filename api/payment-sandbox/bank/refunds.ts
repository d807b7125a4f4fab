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

/** Gives back money that was captured: at most what is left, and once for a receipt. */
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

/** Money that nobody captured goes back to whom it belongs. */
export function returnUncaptured(ledger: Ledger, payment: PaymentEntity, now: Date): void {
  const { amount } = payment;
  giveBack(ledger, payment, { amount, receipt: null, notes: [], speed: 'normal' }, now);
}

function giveBack(
  ledger: Ledger,
  payment: PaymentEntity,
  { amount, receipt, notes, speed }: NewRefund & { amount: number },
  now: Date,
): RefundEntity {
  const refund: RefundEntity = {
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
    status: 'processed',
    speed_processed: speed === 'optimum' ? 'instant' : 'normal',
    speed_requested: speed,
  };
  const amount_refunded = payment.amount_refunded + amount;
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
