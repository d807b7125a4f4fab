import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the provider signed this body of a webhook: HMAC-SHA256 of the raw bytes in hex. */
export function isWebhookSigned(
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
): boolean {
  return isSigned(rawBody, signature, secret);
}

/** Whether the provider's page said that this payment belongs to this order: HMAC-SHA256 of `order|payment` in hex. */
export function isCheckoutSigned(
  {
    orderId,
    paymentId,
    signature,
  }: { readonly orderId: string; readonly paymentId: string; readonly signature: string },
  keySecret: string,
): boolean {
  return isSigned(`${orderId}|${paymentId}`, signature, keySecret);
}

/** Compared in constant time; what is no digest in hex is no signature. */
function isSigned(
  content: Buffer | string,
  signature: string | undefined,
  secret: string,
): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const right = createHmac('sha256', secret).update(content).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), right);
}
