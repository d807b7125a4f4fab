import { randomBytes } from 'node:crypto';
import {
  NO_FAILURE,
  type Failure,
  type Method,
  type Notes,
  type PaymentEntity,
} from '../ledger/entities.ts';
import { entityId } from '../ledger/entity-id.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { notNow, SandboxError, unknownId } from '../rest/sandbox-error.ts';
import { announce } from '../webhooks/announce.ts';
import type { Attempt } from './attempt.ts';
import { feesOf } from './fees.ts';
import { orderOf } from './orders.ts';

/** What somebody pays with. */
export interface NewPayment {
  readonly orderId: string;
  readonly method: Method;
  readonly bank?: string;
  readonly vpa?: string;
  readonly email: string | null;
  readonly contact: string | null;
  readonly description: string | null;
  readonly notes: Notes;
}

/** The payment of that id, or the refusal of an id that stands for nothing. */
export function paymentOf({ payments }: Pick<Ledger, 'payments'>, id: string): PaymentEntity {
  const payment = payments.get(id);
  if (payment === undefined) throw unknownId();
  return payment;
}

/** Begins a payment of an order that is not paid yet; the payer has still to satisfy the bank. */
export function beginPayment(
  ledger: Ledger,
  wanted: NewPayment,
  now: Date,
): { payment: PaymentEntity; attempt: Attempt } {
  const order = orderOf(ledger, wanted.orderId);
  if (order.status === 'paid') throw notNow('Payment already done for this order.');
  const payment: PaymentEntity = {
    id: entityId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: 'INR',
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: wanted.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: wanted.description,
    card_id: wanted.method === 'card' ? entityId('card') : null,
    bank: wanted.bank ?? null,
    wallet: null,
    vpa: wanted.vpa ?? null,
    email: wanted.email,
    contact: wanted.contact,
    notes: wanted.notes,
    fee: null,
    tax: null,
    ...NO_FAILURE,
    acquirer_data: {},
    created_at: Math.floor(now.getTime() / 1000),
  };
  const attempt = { token: randomBytes(24).toString('base64url'), outcome: null };
  ledger.payments.put(payment.id, payment);
  ledger.attempts.put(payment.id, attempt);
  ledger.orders.put(order.id, { ...order, status: 'attempted', attempts: order.attempts + 1 });
  return { payment, attempt };
}

/** The bank holds the money for the shop. */
export function authorizePayment(ledger: Ledger, id: string, now: Date): void {
  const payment = paymentOf(ledger, id);
  if (payment.status !== 'created') return;
  const authorized: PaymentEntity = { ...payment, status: 'authorized' };
  ledger.payments.put(id, authorized);
  announce(ledger, 'payment.authorized', { payment: authorized }, now);
}

/** The bank said no, or the payer gave up. */
export function failPayment(ledger: Ledger, id: string, failure: Failure, now: Date): void {
  const payment = paymentOf(ledger, id);
  if (payment.status !== 'created') return;
  const failed: PaymentEntity = { ...payment, status: 'failed', ...failure };
  ledger.payments.put(id, failed);
  announce(ledger, 'payment.failed', { payment: failed }, now);
}

/**
 * Takes the money that the bank holds: the whole of it, once. A payment that was authorised before its order was paid by
 * another one can be captured as well; the order is paid once.
 */
export function capturePayment(
  ledger: Ledger,
  id: string,
  amount: number,
  now: Date,
): PaymentEntity {
  const payment = paymentOf(ledger, id);
  if (payment.captured) throw notNow('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw notNow('Only payments which have been authorized and not yet captured can be captured');
  if (payment.amount !== amount)
    throw new SandboxError(400, 'Capture amount must be equal to the amount authorized', {
      field: 'amount',
    });
  const captured: PaymentEntity = {
    ...payment,
    ...feesOf(amount),
    status: 'captured',
    captured: true,
  };
  ledger.payments.put(id, captured);
  announce(ledger, 'payment.captured', { payment: captured }, now);
  const order = orderOf(ledger, payment.order_id);
  if (order.status === 'paid') return captured;
  const paid = { ...order, status: 'paid', amount_paid: amount, amount_due: 0 } as const;
  ledger.orders.put(order.id, paid);
  announce(ledger, 'order.paid', { payment: captured, order: paid }, now);
  return captured;
}
