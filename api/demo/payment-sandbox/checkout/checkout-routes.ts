import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FAILURES } from '../bank/failures.ts';
import { orderOf } from '../bank/orders.ts';
import { beginPayment, failPayment, paymentOf } from '../bank/payments.ts';
import { turnKnobs } from '../knobs/knob-routes.ts';
import { knobsOf } from '../knobs/knobs.ts';
import type { Failure, PaymentEntity } from '../ledger/entities.ts';
import { isSame } from '../rest/basic-auth.ts';
import { notesOf } from '../rest/fields.ts';
import { notNow, SandboxError, unknownId, wrongField } from '../rest/sandbox-error.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { CheckoutPayment, paymentOfForm, UPI_ADDRESSES } from './new-payment.ts';
import { checkoutSignature } from './signature.ts';

const Keyed = z.object({ key_id: z.string() });
const WithToken = z.object({ token: z.string().max(100) });
const Otp = z.object({ otp: z.string().max(20) });
const BankSays = z.object({ success: z.boolean() });

interface ById {
  Params: { id: string };
}

/**
 * What the pages of the checkout ask: who pays is known by the public key and the order's random id, and a payment by the
 * token that its page got when it was made.
 */
export function registerCheckout(app: FastifyInstance, parts: SandboxParts): void {
  const { ledger, settlement, clock } = parts;

  const openOrder = (source: unknown, id: string) => {
    requireKeyId(source, parts);
    return orderOf(ledger, id);
  };
  const ownPayment = (id: string, source: unknown) => {
    const { token } = read(WithToken, source);
    const attempt = ledger.attempts.get(id);
    if (attempt === undefined || !isSame(attempt.token, token)) throw unknownId();
    return paymentOf(ledger, id);
  };
  /** The bank says what it thinks after as long as the knobs have it. */
  const decide = (payment: PaymentEntity, failure: Failure | null) => {
    const now = clock();
    const { bank_delay_ms: delay } = knobsOf(ledger.knobs, payment.order_id);
    settlement.decide(payment.id, { at: now.getTime() + delay, failure });
    settlement.settleDue(now);
    return stateOf(payment.id);
  };
  const stateOf = (id: string) => {
    const payment = paymentOf(ledger, id);
    const knobs = knobsOf(ledger.knobs, payment.order_id);
    return { ...outcomeOf(payment, parts), decided: isDecided(id), frame: knobs.frame };
  };
  const isDecided = (id: string) => ledger.attempts.get(id)?.outcome !== null;

  app.get<ById>('/v1/checkout/orders/:id', ({ params, query }) => {
    const { id, amount, currency, status } = openOrder(query, params.id);
    return { id, amount, currency, status };
  });
  app.get<ById>('/v1/checkout/orders/:id/knobs', ({ params, query }) =>
    knobsOf(ledger.knobs, openOrder(query, params.id).id),
  );
  app.patch<ById>('/v1/checkout/orders/:id/knobs', ({ params, query, body }) => {
    const { id } = openOrder(query, params.id);
    turnKnobs(ledger, { row: id, body, now: clock() });
    return knobsOf(ledger.knobs, id);
  });

  app.post('/v1/checkout/payments', ({ body }) => {
    const form = read(CheckoutPayment, body);
    const order = openOrder(form, form.order_id);
    if ((form.amount ?? order.amount) !== order.amount)
      throw wrongField('amount', 'The amount is not the one of the order.');
    if ((form.currency ?? 'INR') !== 'INR')
      throw wrongField('currency', 'The currency is not the one of the order.');
    const notes = notesOf((body as { notes?: unknown }).notes);
    const wanted = { ...paymentOfForm(form, clock()), notes };
    const { payment, attempt } = beginPayment(ledger, wanted, clock());
    if (payment.method === 'upi')
      decide(payment, payment.vpa === UPI_ADDRESSES.success ? null : FAILURES.declined);
    return { ...stateOf(payment.id), payment_id: payment.id, token: attempt.token };
  });

  app.get<ById>('/v1/checkout/payments/:id', ({ params, query }) => {
    settlement.settleDue(clock());
    return stateOf(ownPayment(params.id, query).id);
  });

  app.post<ById>('/v1/checkout/payments/:id/otp', ({ params, body }) => {
    const payment = ownPayment(params.id, body);
    if (payment.method !== 'card') throw notNow('This payment needs no OTP.');
    const { otp } = read(Otp, body);
    if (!/^\d{6}$/.test(otp)) throw wrongField('otp', 'Enter six digits, any will do.');
    const { card } = knobsOf(ledger.knobs, payment.order_id);
    return decide(payment, card === 'refused' ? FAILURES.declined : null);
  });

  app.post<ById>('/v1/checkout/payments/:id/bank', ({ params, body }) => {
    const payment = ownPayment(params.id, body);
    if (payment.method !== 'netbanking') throw notNow('This payment needs no bank.');
    return decide(payment, read(BankSays, body).success ? null : FAILURES.declined);
  });

  app.post<ById>('/v1/checkout/payments/:id/cancel', ({ params, body }) => {
    const { id } = ownPayment(params.id, body);
    // What the bank has begun comes to its end, whoever looks away.
    if (!isDecided(id)) failPayment(ledger, id, FAILURES.cancelled, clock());
    return stateOf(id);
  });
}

/** What became of a payment, as the page that made it hears it. */
function outcomeOf(payment: PaymentEntity, { keySecret }: SandboxParts) {
  const { id, order_id: orderId, status } = payment;
  if (status === 'created') return { state: 'waiting' as const };
  if (status === 'failed')
    return {
      state: 'failed' as const,
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: orderId, payment_id: id },
      },
    };
  return {
    state: 'paid' as const,
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: checkoutSignature(orderId, id, keySecret),
  };
}

function requireKeyId(source: unknown, { keyId }: SandboxParts): void {
  if (read(Keyed, source).key_id !== keyId)
    throw new SandboxError(401, 'The api key provided is invalid');
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw wrongField(field, `${field === '' ? 'The request' : field} is not right.`);
}
