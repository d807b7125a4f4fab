import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { PaymentAttention } from './payments.ts';
import { dataOf } from './schemas.ts';

/** A payment of the desk's list with whose it is and what may go back of it; amounts in paise. */
export const OpenedPayment = z.extend(PaymentAttention, {
  email: z.nullable(z.string()),
  /** Name of the account that has the plan, or made the order; null for none. */
  name: z.nullable(z.string()),
  captured: z.number(),
  refunded: z.number(),
  /** What a refund may still give back. */
  left: z.number(),
  receipt_number: z.nullable(z.string()),
});
export type OpenedPayment = z.output<typeof OpenedPayment>;

/** Ours: whose payment it is; each opening is on the audit trail. Never one's own. */
export const openPaymentAttention = defineCall({
  method: 'GET',
  path: '/api/v1/payments/attention/{id}',
  access: 'staff',
  duty: 'manager',
  summary: 'Open a payment that needs attention',
  params: z.object({ id: z.string().check(z.uuid()) }),
  reply: dataOf(OpenedPayment),
  fails: { 404: 'payment.notFound' },
});
