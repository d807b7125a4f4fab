import { describe, expect, it } from 'vitest';
import { isCheckoutAddress } from './checkout-document.ts';

const isCheckout = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.test');
  return isCheckoutAddress(pathname, searchParams);
};

describe('a checkout document', () => {
  it.each([
    '/subscription?buy=belief-year',
    '/subscription/?lang=mr&buy=trust-month',
    '/subscription?order=order_1',
    '/member?email=a%40b.example',
    '/member/?email=',
  ])('is %s', (address) => expect(isCheckout(address)).toBe(true));

  it.each([
    '/subscription',
    '/subscription?for=year',
    '/subscription?email=a%40b.example',
    '/member',
    '/member?buy=belief-year',
    '/profiles?buy=belief-year',
    '/no/such/page?order=order_1',
  ])('is not %s', (address) => expect(isCheckout(address)).toBe(false));
});
