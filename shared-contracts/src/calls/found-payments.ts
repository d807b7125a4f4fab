import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Months, PaidPlanCode } from './payments.ts';
import { Cursor, growingArrayOf } from './schemas.ts';

/** A payment that the desk looked for; amounts in paise. */
export const FoundPayment = z.object({
  provider_payment_id: z.string(),
  /** The provider's order id. */
  order_id: z.nullable(z.string()),
  plan: PaidPlanCode,
  months: Months,
  amount: z.number(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  created_at: z.string(),
  /** When it was captured; null before. */
  paid_at: z.nullable(z.string()),
  email: z.string(),
  /** Name of the account that has the plan, or made the order; null for none. */
  name: z.nullable(z.string()),
  refunded: z.number(),
  /** What a refund may still give back. */
  left: z.number(),
  receipt_number: z.nullable(z.string()),
  /** Whether another payment of the same order has paid for its plan. */
  is_second: z.boolean(),
});
export type FoundPayment = z.output<typeof FoundPayment>;

/** Ours: any payment by its receipt, order, payment or e-mail address, newest first; on the audit trail. Never one's own. */
export const searchPayments = defineCall({
  method: 'GET',
  path: '/api/v1/payments/search',
  access: 'staff',
  duty: 'manager',
  summary: 'Find payments by receipt, order, payment or e-mail address',
  query: z.object({
    /** What `paymentQueryOf` reads; the server refuses anything else. */
    q: z.string().check(z.maxLength(300)),
    cursor: Cursor,
  }),
  reply: growingArrayOf(FoundPayment),
  fails: { 422: 'form.invalid' },
});
