import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

const t = useApp({ rateLimit: 5, webOrigins: ['https://site.example'] });

describe('protection', () => {
  it('lets the pages of the site call from their origin, and no others', async () => {
    const ask = (origin: string) => t().app.inject({ url: '/healthz', headers: { origin } });
    const own = await ask('https://site.example');
    expect(own.headers['access-control-allow-origin']).toBe('https://site.example');
    const other = await ask('https://other.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('sends answers that no page may frame, sniff or keep', async () => {
    const { headers } = await t().app.inject('/healthz');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('asks whoever sends too many requests to wait, on unknown paths too', async () => {
    const remoteAddress = '192.0.2.7';
    const ask = (url: string) => t().app.inject({ url, remoteAddress });
    for (let count = 0; count < 5; count += 1) await ask('/api/nowhere');
    const refused = await ask('/api/openapi.json');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'request.tooMany' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = { url: '/api/openapi.json', remoteAddress: '192.0.2.8' };
    expect((await t().app.inject(other)).statusCode).toBe(200);
  });

  it('lets whoever watches over the server ask as often as they want, and spends nothing for it', async () => {
    const remoteAddress = '192.0.2.10';
    const ask = async (url: string) => (await t().app.inject({ url, remoteAddress })).statusCode;
    for (let count = 0; count < 8; count += 1) {
      expect([await ask('/healthz'), await ask('/readyz?verbose')]).toEqual([200, 200]);
    }
    for (let count = 0; count < 5; count += 1) expect(await ask('/api/nowhere')).toBe(404);
    expect(await ask('/api/nowhere')).toBe(429);
    expect(await ask('/healthz')).toBe(200);
  });

  it('does not count the pictures of a page', async () => {
    const remoteAddress = '192.0.2.9';
    const fetchPicture = () =>
      t().app.inject({ url: '/files/photos/silhouette-f-480.webp', remoteAddress });
    for (let count = 0; count < 8; count += 1) expect((await fetchPicture()).statusCode).toBe(200);
    const after = { url: '/api/openapi.json', remoteAddress };
    expect((await t().app.inject(after)).statusCode).toBe(200);
  });
});

describe('behind a proxy', () => {
  const behind = useApp({ rateLimit: 1, trustProxy: true });

  it('believes the nearest hop, and nothing that a client wrote in front of it', async () => {
    const from = (forwarded: string) =>
      behind().app.inject({ url: '/api/openapi.json', headers: { 'x-forwarded-for': forwarded } });
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    expect((await from('198.51.100.9, 192.0.2.1')).statusCode).toBe(429);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });
});
