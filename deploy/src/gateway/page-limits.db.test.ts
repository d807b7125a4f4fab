import { MemoryCounters } from 'api/memory-counters';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyApi, testGateway } from '../testing/test-gateway.ts';
import { deviceCookie, newCid } from './device-cookie.ts';
import type { FirstRequest } from './first-reply.ts';
import { signedDevice } from './known-device.ts';
import { pageTexts } from './page-texts.ts';

const SECRET = 'a secret of this test';

/** A device that was here before. */
const device = () =>
  deviceCookie({ cid: newCid(), countsFrom: 0 }, SECRET, false).split(';')[0] ?? '';

async function site(counters = new MemoryCounters(() => new Date())) {
  const requested: FirstRequest[] = [];
  const app = await testGateway({
    api: async (request) => {
      requested.push(request);
      return emptyApi(request);
    },
    pageLimits: { perDevice: 3, perAddress: 10 },
    counters,
    signedDevice: signedDevice(SECRET),
    trustProxy: true,
  });
  const open = (cookie: string, address = '192.0.2.1', url = '/blogs') =>
    app.inject({ url, headers: { cookie, 'x-forwarded-for': address } });
  /** How many of so many pages are shown. */
  const shown = async (count: number, cookie: () => string, address?: string) => {
    let all = 0;
    for (let index = 0; index < count; index += 1) {
      if ((await open(cookie(), address)).statusCode === 200) all += 1;
    }
    return all;
  };
  return { app, open, shown, requested };
}

describe('the pages of a minute', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('are limited for a device, which takes nothing more from its address', async () => {
    const { shown } = await site();
    const [greedy, other] = [device(), device()];
    expect(await shown(40, () => greedy)).toBe(3);
    expect(await shown(3, () => other)).toBe(3);
  });

  it('end at the ceiling of an address, however many devices share it; another address goes on', async () => {
    const { shown } = await site();
    expect(await shown(30, device)).toBe(10);
    expect(await shown(1, device, '192.0.2.2')).toBe(1);
  });

  it('are still there for a carrier’s known devices while somebody floods without cookies', async () => {
    const { shown } = await site();
    const known = device();
    expect(await shown(200, () => '')).toBe(5);
    expect(await shown(3, () => known)).toBe(3);
  });

  it('are those of a newcomer for a name that anybody made up', async () => {
    const { shown } = await site();
    expect(await shown(20, () => `cid=${newCid()}`)).toBe(5);
  });

  it('are counted by /64, and by the IPv4 that is written as an IPv6', async () => {
    const { open, shown } = await site();
    expect(await shown(5, () => '', '2001:db8:0:7::1')).toBe(5);
    expect((await open('', '2001:db8:0:7:ffff::2')).statusCode).toBe(429);
    expect((await open('', '2001:db8:0:8::1')).statusCode).toBe(200);
    expect(await shown(5, () => '', '198.51.100.7')).toBe(5);
    expect((await open('', '::ffff:198.51.100.7')).statusCode).toBe(429);
  });

  it('begin anew after it, and the answer says when', async () => {
    const { open, shown } = await site();
    const known = device();
    await shown(3, () => known);
    vi.advanceTimersByTime(20_000);
    expect((await open(known)).headers['retry-after']).toBe('40');
    vi.advanceTimersByTime(40_000);
    expect((await open(known)).statusCode).toBe(200);
  });

  it('are counted together by gateways that count at one place', async () => {
    const counters = new MemoryCounters(() => new Date());
    const [one, other] = [await site(counters), await site(counters)];
    const greedy = device();
    expect([await one.shown(2, () => greedy), await other.shown(2, () => greedy)]).toEqual([2, 1]);
  });

  it('do not count files', async () => {
    const { open, shown } = await site();
    for (let index = 0; index < 20; index += 1) {
      expect((await open('', '192.0.2.1', '/favicon.svg')).statusCode).toBe(200);
      expect((await open('', '192.0.2.1', '/a/shell/s1/main.js')).statusCode).toBe(200);
    }
    expect(await shown(1, () => '')).toBe(1);
  });
});

describe('the answer to too many', () => {
  it('is a small page of words, without the API, a cookie or a script', async () => {
    const { open, shown, requested } = await site();
    await shown(5, () => '');
    const before = requested.length;
    const page = await open('');
    expect(page.statusCode).toBe(429);
    expect(requested).toHaveLength(before);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toMatch(/<h1>Please wait a moment<\/h1>/);
    expect(page.body).not.toContain('<script');
    expect(page.rawPayload.length).toBeLessThan(2000);
    const hindi = await open('', undefined, '/?lang=hi');
    expect(hindi.body).toContain('<html lang="hi">');
    expect(hindi.body).toContain((await pageTexts('hi')).gateway('tooMany.text'));
  });
});
