import { describe, expect, it } from 'vitest';
import { testConfig, testGateway } from '../testing/test-gateway.ts';
import { START_GUARD_HASH } from './page/start-guard.ts';

const OUTSIDE = 'https://checkout.provider.test/v1/checkout.js';
const OWN = '/sandbox/razorpay/v1/checkout.js';
const BUY = '/subscription?buy=belief-year';
const MEMBER = '/member?email=a%40b.example';

async function open(address: string, checkoutScript?: string, cookie = '') {
  const config = { ...testConfig, ...(checkoutScript === undefined ? {} : { checkoutScript }) };
  const app = await testGateway({ config });
  return opened(await app.inject({ url: address, headers: { cookie } }));
}

const OWN_SCRIPTS = `script-src 'self' '${START_GUARD_HASH}'`;

function opened(page: { headers: Record<string, unknown>; body: string }) {
  const policy = String(page.headers['content-security-policy']).split('; ');
  return {
    directive: (name: string) => policy.find((one) => one.startsWith(`${name} `)),
    permissions: String(page.headers['permissions-policy']),
    opener: page.headers['cross-origin-opener-policy'],
    isReported: page.body.includes('"checkoutScript"'),
  };
}

describe('a checkout document', () => {
  it.each([BUY, '/subscription?order=order_1', MEMBER])(
    '%s lets the provider in, and its windows keep their opener',
    async (address) => {
      const page = await open(address, OUTSIDE);
      const provider = 'https://checkout.provider.test https://*.provider.test';
      expect(page.directive('script-src')).toBe(`${OWN_SCRIPTS} https://checkout.provider.test`);
      expect(page.directive('frame-src')).toBe(`frame-src 'self' ${provider}`);
      expect(page.directive('connect-src')).toBe(`connect-src 'self' ${provider}`);
      expect(page.directive('form-action')).toBe(`form-action 'self' ${provider}`);
      expect(page.directive('img-src')).toContain(provider);
      expect(page.permissions).toContain(
        'payment=(self "https://checkout.provider.test" "https://*.provider.test")',
      );
      expect(page.opener).toBe('same-origin-allow-popups');
      expect(page.isReported).toBe(true);
      expect(page.directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    },
  );

  it('names no origin beside its own where the provider is a part of the site', async () => {
    const page = await open(BUY, OWN);
    expect(page.directive('script-src')).toBe(OWN_SCRIPTS);
    expect(page.directive('frame-src')).toBe("frame-src 'self'");
    expect(page.directive('form-action')).toBe("form-action 'self'");
    expect(page.permissions).toContain('payment=(self)');
    expect(page.opener).toBe('same-origin-allow-popups');
  });

  it.each(['', 'sp_member=1'])(
    'is a page of its own among those that are kept (%j)',
    async (cookie) => {
      const app = await testGateway({ config: { ...testConfig, checkoutScript: OUTSIDE } });
      const told = async (url: string) =>
        opened(await app.inject({ url, headers: { cookie } })).isReported;
      expect(await told(BUY)).toBe(true);
      expect(await told('/subscription')).toBe(false);
      expect(await told(BUY)).toBe(true);
      expect(await told('/subscription?for=year')).toBe(false);
    },
  );
});

describe('every other page', () => {
  it.each(['/', '/subscription', '/subscription?for=year', '/member', '/profiles?buy=belief-year'])(
    '%s has no frame, no payment and no stranger',
    async (address) => {
      const page = await open(address, OUTSIDE);
      expect(page.directive('script-src')).toBe(OWN_SCRIPTS);
      expect(page.directive('frame-src')).toBe("frame-src 'none'");
      expect(page.directive('connect-src')).toBe("connect-src 'self'");
      expect(page.permissions).toContain('payment=()');
      expect(page.opener).toBe('same-origin');
      expect(page.isReported).toBe(false);
    },
  );

  it('is what a checkout’s address opens where nobody takes payments', async () => {
    const page = await open(BUY);
    expect(page.directive('frame-src')).toBe("frame-src 'none'");
    expect(page.permissions).toContain('payment=()');
    expect(page.opener).toBe('same-origin');
  });
});
