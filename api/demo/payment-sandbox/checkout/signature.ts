import { createHmac } from 'node:crypto';

/** What a browser brings home from a checkout: proof that the sandbox took this payment for this order. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}
