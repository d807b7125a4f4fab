import { expect, it, vi } from 'vitest';
import { callbackAddress, keepEmail, takeEmail } from './callback-address.ts';
import { purchaseOf } from './purchase.ts';

const SITE = 'https://saptapadi.example';
const purchase = purchaseOf('trust-year');

it('says where to come back to, and names nobody', () => {
  expect(callbackAddress(SITE, { purchase, orderId: 'order_1', isByEmail: false })).toBe(
    `${SITE}/api/v1/payments/callback?buy=trust-year&order=order_1`,
  );
  expect(callbackAddress(SITE, { purchase, orderId: 'order_1', isByEmail: true })).toBe(
    `${SITE}/api/v1/payments/callback?page=member&buy=trust-year&order=order_1`,
  );
});

it('keeps in the tab whose membership an order is for, until it is asked for once', () => {
  keepEmail('order_1', 'aunt@example.com');
  expect(takeEmail('order_2')).toBeNull();
  expect(takeEmail('order_1')).toBe('aunt@example.com');
  expect(takeEmail('order_1')).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

it('pays on where the browser refuses storage', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  keepEmail('order_1', 'aunt@example.com');
  expect(takeEmail('order_1')).toBeNull();
  expect(storage).toHaveBeenCalledTimes(2);
  storage.mockRestore();
});
