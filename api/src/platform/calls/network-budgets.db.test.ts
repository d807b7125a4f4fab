import { recordPageViews } from 'shared-contracts/calls/analytics';
import { resetPassword, signIn } from 'shared-contracts/calls/auth';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { knock, usePages } from '../../../test/sockets.ts';

/** A way to ask for something again and again from addresses of one's own. */
type Ask = (t: TestApp, number: number, remoteAddress: string) => Promise<number>;

const wrongPassword: Ask = async ({ app }, _number, remoteAddress) => {
  const payload = { email: 'somebody@example.com', password: 'wrong' };
  const { method, path: url } = signIn;
  return (await app.inject({ method, url, remoteAddress, payload })).statusCode;
};

const mail: Ask = async ({ app }, number, remoteAddress) => {
  const payload = { user: { email: `somebody-${number}@example.com` } };
  const { method, path: url } = resetPassword;
  return (await app.inject({ method, url, remoteAddress, payload })).statusCode;
};

const pageView: Ask = async ({ app, clock }, _number, remoteAddress) => {
  const payload = { views: [{ name: routes.home.pageView, at: clock.read().toISOString() }] };
  const { method, path: url } = recordPageViews;
  return (await app.inject({ method, url, remoteAddress, payload })).statusCode;
};

const profile: Ask = async ({ app }, _number, remoteAddress) => {
  const { path: url } = viewProfile;
  const query = { id: crypto.randomUUID() };
  return (await app.inject({ url, remoteAddress, query })).statusCode;
};

const anything: Ask = async ({ app }, _number, remoteAddress) =>
  (await app.inject({ url: '/api/nowhere', remoteAddress })).statusCode;

describe('what one address may do', () => {
  const t = useApp({
    rateLimit: 150,
    visitorViews: { perDevice: 1000, perAddress: 20 },
  });

  it.each([
    ['wrong passwords', wrongPassword, 10, 40],
    ['mails', mail, 60, 64],
    ['profiles of a visitor', profile, 20, 24],
    ['batches of page views', pageView, 120, 124],
    ['requests', anything, 150, 154],
  ] as const)('is what one /64 may do: %s', async (_name, ask, most, tries) => {
    t().clock.advance(60 * 60_000);
    let refused = 0;
    for (let number = 0; number < tries; number += 1) {
      const status = await ask(t(), number, `2001:db8:0:7:${number.toString(16)}::1`);
      if (status === 429) refused += 1;
    }
    expect(refused).toBe(tries - most);
    // The neighbour's line is another.
    expect(await ask(t(), tries, '2001:db8:0:8::1')).not.toBe(429);
  });
});

describe('behind a proxy that tells the port, or writes IPv4 as IPv6', () => {
  const t = useApp({ rateLimit: 6, trustProxy: true });
  const pages = usePages(() => t().app.server);
  const spellings = [
    '192.0.2.1',
    '192.0.2.1:49152',
    '::ffff:192.0.2.1',
    '::FFFF:c000:201',
    '[::ffff:192.0.2.1]:443',
  ];

  it('an address is itself for requests, however it is spelled', async () => {
    const from = async (forwarded: string) =>
      (await t().app.inject({ url: '/api/nowhere', headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    for (const spelling of [...spellings, '192.0.2.1']) expect(await from(spelling)).toBe(404);
    for (const spelling of spellings) expect(await from(spelling), spelling).toBe(429);
    expect(await from('192.0.2.2')).toBe(404);
  });

  it('and for sockets', async () => {
    const member = await addMember(t());
    const from = (forwarded: string) =>
      knock(`${pages.url()}/websocket?vsn=2.0.0&token=${member.token}x`, {
        headers: { 'x-forwarded-for': forwarded },
      });
    for (const spelling of [...spellings, '192.0.2.1']) {
      expect(await from(spelling), spelling).not.toEqual({ status: 429 });
    }
    for (const spelling of spellings) {
      expect(await from(spelling), spelling).toEqual({ status: 429 });
    }
  });
});
