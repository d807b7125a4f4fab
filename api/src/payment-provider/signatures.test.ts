import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isCheckoutSigned, isWebhookSigned } from './signatures.ts';

const hmac = (content: string, secret: string) =>
  createHmac('sha256', secret).update(content).digest('hex');

describe('the signature of a webhook', () => {
  const body = '{"event":"payment.captured", "name":"आशा"}';
  const good = hmac(body, 'hook');

  it('holds for the very bytes and the very secret', () => {
    expect(isWebhookSigned(Buffer.from(body), good, 'hook')).toBe(true);
    expect(isWebhookSigned(Buffer.from(body.replace(', ', ',')), good, 'hook')).toBe(false);
    expect(isWebhookSigned(Buffer.from(body), good, 'other')).toBe(false);
  });

  it('is none where it is missing, short, long or not hexadecimal', () => {
    for (const signature of [undefined, '', good.slice(2), `${good}00`, good.toUpperCase(), 'ü'])
      expect(isWebhookSigned(Buffer.from(body), signature, 'hook')).toBe(false);
  });
});

describe('the signature of the checkout', () => {
  it('ties one payment to one order', () => {
    const [orderId, paymentId] = ['order_1', 'pay_1'];
    const signature = hmac('order_1|pay_1', 'key');
    expect(isCheckoutSigned({ orderId, paymentId, signature }, 'key')).toBe(true);
    expect(isCheckoutSigned({ orderId, paymentId: 'pay_2', signature }, 'key')).toBe(false);
    expect(isCheckoutSigned({ orderId: 'order_2', paymentId, signature }, 'key')).toBe(false);
    expect(isCheckoutSigned({ orderId, paymentId, signature }, 'hook')).toBe(false);
  });
});
