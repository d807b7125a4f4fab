import * as z from 'shared-contracts/schema';
import { GST_STATE_CODES, GSTIN, plainGstin, plainPin } from '../domain/gst.ts';
import { ORDER_STATES } from '../domain/order-state.ts';
import { PLAN_CODES } from '../domain/plan.ts';
import { defineCall } from './call.ts';
import { Cursor, dataOf, Email, growingArrayOf } from './schemas.ts';

/** Amount in paise; only the four prices of section 9 make an order. */
const Amount = z.coerce.number().check(z.int(), z.positive());

/** Order id of the provider, as `data.id` of an order carries it: `order_` and 14 characters. */
const OrderId = z.string().check(z.maxLength(40));
export const PaidPlanCode = z.enum(['belief', 'trust']);
export const Months = z.union([z.literal(1), z.literal(12)]);
const Moment = z.string();

/**
 * What a plan will do to the one that runs (readings, 'order, when a plan runs'), for one sentence before paying:
 * `starts` (none runs), `extends` (the same plan, time added at its end), `upgrades` (begins at once; the rest of the old
 * one is credited in days), `follows` (begins when the dearer one ends).
 */
export const PlanEffect = z.object({
  kind: z.enum(['starts', 'extends', 'upgrades', 'follows']),
  starts_at: Moment,
  ends_at: Moment,
  /** Days credited for the rest of the plan that runs; 0 but for `upgrades`. */
  credited_days: z.number(),
});
export type PlanEffect = z.infer<typeof PlanEffect>;

/** The order as the checkout needs it; `data.id` is the provider's order id. */
const OrderReply = z.object({
  id: z.string(),
  /** Paise. */
  amount: z.number(),
  currency: z.literal('INR'),
  /**
   * What became of it so far; absent from servers older than it. Beside one for which money is under way
   * (`isUnderWay`) there is no second button to pay.
   */
  state: z.optional(z.enum(ORDER_STATES)),
});

/** A GET that changes state: refused without the app header or from another site. The order that is open for the same plan, or under way with the bank, is answered again. */
export const createOrder = defineCall({
  method: 'GET',
  path: '/api/v1/order',
  access: 'member',
  ownPagesOnly: true,
  summary: 'Make an order for a plan',
  query: z.object({ amount: Amount }),
  reply: dataOf(z.extend(OrderReply, { effect: PlanEffect })),
  fails: { 403: 'request.foreign', 422: 'payment.failed', 503: 'payment.unavailable' },
});

/** The plan reaches the account of that address once its owner has confirmed it; never signs anyone in. */
export const createOrderByEmail = defineCall({
  method: 'GET',
  path: '/api/v2/order',
  access: 'public',
  ownPagesOnly: true,
  summary: 'Make an order for a membership by e-mail',
  query: z.object({ amount: Amount, email: Email }),
  reply: dataOf(OrderReply),
  fails: {
    403: 'request.foreign',
    422: 'payment.failed',
    429: 'request.tooMany',
    503: 'payment.unavailable',
  },
});

/** `granted` is false while the money is on its way, and always by e-mail: it would tell whether the address has an account. */
const PaymentReply = dataOf(z.object({ plan: z.enum(PLAN_CODES), granted: z.boolean() }));

/** From clients other than ours, and never needed: the server asks the provider. */
const Checkout = {
  order_id: z.optional(OrderId),
  signature: z.optional(z.string().check(z.maxLength(200))),
};
const PaymentId = z.string().check(z.maxLength(40));

/** The server asks the provider for the payment; capturing twice grants once. */
export const capturePayment = defineCall({
  method: 'POST',
  path: '/api/v1/payments/',
  access: 'member',
  summary: 'Capture a payment',
  body: z.object({
    payment: z.object({ payment_id: PaymentId, amount: Amount, ...Checkout }),
  }),
  reply: PaymentReply,
  fails: { 409: 'payment.failed', 422: 'payment.failed', 503: 'payment.unavailable' },
});

export const capturePaymentByEmail = defineCall({
  method: 'POST',
  path: '/api/v2/payments/',
  access: 'public',
  summary: 'Capture a payment made by e-mail',
  body: z.object({
    payment: z.object({ payment_id: PaymentId, amount: Amount, email: Email, ...Checkout }),
  }),
  reply: PaymentReply,
  fails: {
    409: 'payment.failed',
    422: 'payment.failed',
    429: 'request.tooMany',
    503: 'payment.unavailable',
  },
});

/** Ours: an order in one's own history, newest first; what became of it, and what it gave. */
export const Payment = z.object({
  /** The provider's order id. */
  id: z.string(),
  plan: PaidPlanCode,
  months: Months,
  /** Paise. */
  amount: z.number(),
  state: z.enum(ORDER_STATES),
  created_at: Moment,
  /** When the money was captured; null before. */
  paid_at: z.nullable(Moment),
  /** The time that the plan got; null before, and where it was refunded. */
  starts_at: z.nullable(Moment),
  ends_at: z.nullable(Moment),
  receipt_number: z.nullable(z.string()),
  /** Number of the credit note of a refund. */
  credit_note_number: z.nullable(z.string()),
  /** What was paid for the order beside its plan and goes, or went, back; paise. Absent from older servers. */
  second_payment: z.optional(
    z.nullable(z.object({ amount: z.number(), refund: z.enum(['requested', 'processed']) })),
  ),
});
export type Payment = z.infer<typeof Payment>;

/** Ours: payments and receipts; an order that was left without a payment is not among them. */
export const listPayments = defineCall({
  method: 'GET',
  path: '/api/v1/payments/history',
  access: 'member',
  summary: "The caller's payments",
  reply: dataOf(z.array(Payment)),
});

/**
 * Whom a tax invoice is for. `state` is the code of GST (`domain/gst.ts`); it decides between CGST with SGST and IGST.
 * `gstin` only of a business, of the same State; the server looks at its check digit too.
 */
export const OrderBuyer = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  address: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  pin: z.string().check(z.overwrite(plainPin), z.regex(/^[1-9][0-9]{5}$/)),
  state: z.enum(GST_STATE_CODES),
  gstin: z.optional(z.nullable(z.string().check(z.overwrite(plainGstin), z.regex(GSTIN)))),
});
export type OrderBuyer = z.output<typeof OrderBuyer>;

/** Ours: what became of one's own order, and whom its invoice is for; null for no one, absent from older servers. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/v1/orders/{id}',
  access: 'member',
  summary: 'What became of an order of the caller',
  params: z.object({ id: OrderId }),
  reply: dataOf(z.extend(Payment, { buyer: z.optional(z.nullable(OrderBuyer)) })),
  fails: { 404: 'payment.notFound' },
});

/**
 * Ours: what became of an order by e-mail, for holders of its random id and address; no name, no account. One that is
 * paid is `captured`, whether its plan was given or waits for its owner.
 */
export const getOrderByEmail = defineCall({
  method: 'GET',
  path: '/api/v2/orders/{id}',
  access: 'public',
  summary: 'What became of an order by e-mail',
  params: z.object({ id: OrderId }),
  query: z.object({ email: Email }),
  reply: dataOf(z.object({ id: z.string(), state: z.enum(ORDER_STATES) })),
  fails: { 404: 'payment.notFound', 429: 'request.tooMany' },
});

/** Ours: whom the invoice of an own order is for; until it is paid. */
export const putOrderBuyer = defineCall({
  method: 'PUT',
  path: '/api/v1/orders/{id}/buyer',
  access: 'member',
  summary: 'Set whom the invoice of an order is for',
  params: z.object({ id: OrderId }),
  body: OrderBuyer,
  reply: dataOf(OrderBuyer),
  fails: { 404: 'payment.notFound', 409: 'payment.alreadyPaid', 422: 'form.invalid' },
});

/** Ours: the same of an order by e-mail, for holders of its random id and address. */
export const putOrderBuyerByEmail = defineCall({
  method: 'PUT',
  path: '/api/v2/orders/{id}/buyer',
  access: 'public',
  summary: 'Set whom the invoice of an order by e-mail is for',
  params: z.object({ id: OrderId }),
  query: z.object({ email: Email }),
  body: OrderBuyer,
  reply: dataOf(OrderBuyer),
  fails: {
    404: 'payment.notFound',
    409: 'payment.alreadyPaid',
    422: 'form.invalid',
    429: 'request.tooMany',
  },
});

/** Ours: the receipt as a PDF, at `data.url` for five minutes; the credit note of a refund with `kind`. */
export const getReceipt = defineCall({
  method: 'GET',
  path: '/api/v1/payments/{id}/receipt',
  access: 'member',
  summary: 'The receipt of a payment, or the credit note of its refund',
  params: z.object({ id: OrderId }),
  query: z.object({ kind: z._default(z.enum(['receipt', 'credit_note']), 'receipt') }),
  reply: dataOf(z.object({ url: z.string(), number: z.string() })),
  fails: { 404: 'payment.notFound', 429: 'request.tooMany', 503: 'receipt.notMade' },
});

/** Ours: called by the payment provider; the signature over the raw body is in a header. */
export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/v1/payments/webhook',
  access: 'public',
  summary: 'Events of the payment provider',
  body: z.looseObject({}),
  reply: dataOf(z.object({ received: z.literal(true) })),
  fails: { 401: 'payment.badSignature' },
});

/**
 * Ours: a form that the provider's page posts where no frame can run (`callback_url`). Answers 303 to the checkout
 * document, whatever the form says; what it says is believed only where the checkout signature holds.
 */
export const paymentCallback = defineCall({
  method: 'POST',
  path: '/api/v1/payments/callback',
  access: 'public',
  summary: "Where the provider's page sends the browser back",
  body: z.looseObject({}),
  reply: z.unknown(),
});

/** What brings a payment before a person. */
export const ATTENTION_KINDS = [
  'unknown_order',
  'wrong_amount',
  'captured_after_refund',
  'second_payment',
  'refund_failed',
] as const;

/** Ours: a payment that must not be dropped silently. Amount in paise. */
export const PaymentAttention = z.object({
  id: z.string(),
  kind: z.enum(ATTENTION_KINDS),
  provider_payment_id: z.string(),
  /** The provider's order id; null where it belongs to none of ours. */
  order_id: z.nullable(z.string()),
  amount: z.number(),
  /** Whether a refund can be requested here. */
  refundable: z.boolean(),
  created_at: Moment,
  settled_at: z.nullable(Moment),
  settled_note: z.nullable(z.string()),
  /** What its order is for; null where it belongs to none of ours. Absent from servers older than the desk's page. */
  plan: z.optional(z.nullable(PaidPlanCode)),
  months: z.optional(z.nullable(Months)),
  /** What became of the latest refund of it; null for none, absent from older servers. */
  refund_state: z.optional(z.nullable(z.enum(['requested', 'processed', 'failed']))),
  /** The buyer's address as `a•••@example.com`; null where no one is known. */
  email_masked: z.optional(z.nullable(z.string())),
});
export type PaymentAttention = z.infer<typeof PaymentAttention>;

export const listPaymentsForAttention = defineCall({
  method: 'GET',
  path: '/api/v1/payments/attention',
  access: 'staff',
  duty: 'manager',
  summary: 'Payments that a person has to look at',
  query: z.object({ settled: z.optional(z.enum(['true', 'false'])), cursor: Cursor }),
  reply: growingArrayOf(PaymentAttention),
  fails: { 422: 'form.invalid' },
});

const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** Says what was done about it; it leaves the list. */
export const settlePaymentAttention = defineCall({
  method: 'POST',
  path: '/api/v1/payments/attention/{id}',
  access: 'staff',
  duty: 'manager',
  summary: 'Settle a payment that needed attention',
  params: z.object({ id: z.string().check(z.uuid()) }),
  body: z.object({ note: Reason }),
  reply: dataOf(PaymentAttention),
  fails: { 404: 'payment.notFound', 409: 'payment.alreadySettled' },
});

/**
 * Gives money back: at most what was captured, once for an idempotency key; ends the plan it paid for at once. Needs a
 * second factor younger than five minutes, or a sign-in as young where the account has none; never one's own payment.
 */
export const refundPayment = defineCall({
  method: 'POST',
  path: '/api/v1/payments/{id}/refund',
  access: 'staff',
  duty: 'manager',
  summary: 'Refund a payment, with a reason',
  /** The provider's payment id. */
  params: z.object({ id: PaymentId }),
  body: z.object({
    reason: Reason,
    /** Paise; absent for the whole of what is left. */
    amount: z.optional(z.number().check(z.int(), z.positive())),
    /** Made by the page, the same for a repeated tap. */
    key: z.string().check(z.uuid()),
  }),
  reply: dataOf(
    z.object({
      id: z.string(),
      /** Paise. */
      amount: z.number(),
      state: z.enum(['requested', 'processed', 'failed']),
      credit_note_number: z.nullable(z.string()),
    }),
  ),
  fails: {
    403: ['payment.signInFresh', 'factor.checkFirst'],
    404: 'payment.notFound',
    409: 'payment.notRefundable',
    503: 'payment.unavailable',
  },
});
