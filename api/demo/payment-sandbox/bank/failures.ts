import type { Failure } from '../ledger/entities.ts';

/** How payments fail, in Razorpay's words; a page shows the description to whoever pays. */
export const FAILURES = {
  declined: failure(
    'Your payment was declined by the bank. No money was taken. Try another way to pay, or ask your bank.',
    'bank',
    'payment_authorization',
    'payment_failed',
  ),
  cancelled: failure(
    'The payment was cancelled. No money was taken.',
    'customer',
    'payment_authentication',
    'payment_cancelled',
  ),
  timedOut: failure(
    'The payment was not completed in time. No money was taken.',
    'customer',
    'payment_authentication',
    'payment_timed_out',
  ),
  orderPaid: failure(
    'The order has been paid by another payment. No money was taken.',
    'business',
    'payment_authorization',
    'order_already_paid',
  ),
} as const satisfies Record<string, Failure>;

function failure(
  error_description: string,
  error_source: string,
  error_step: string,
  error_reason: string,
): Failure {
  return {
    error_code: 'BAD_REQUEST_ERROR',
    error_description,
    error_source,
    error_step,
    error_reason,
  };
}
