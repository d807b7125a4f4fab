import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import { photoAddresses } from './photo-addresses.ts';

const t = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;

const addresses = () => photoAddresses(t().parts.jwtSecret, t().parts.clock);

async function keep(name: string): Promise<string> {
  await t().parts.files.put(`videos/${name}`, Buffer.from('0123456789'));
  return addresses().videoOf(`videos/${name}`);
}

describe('video introductions', () => {
  it('are given to members whole, kept by the browser and by nothing between', async () => {
    const reply = await t().app.inject(await keep('one.webm'));
    expect([reply.statusCode, reply.body]).toEqual([200, '0123456789']);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/webm',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(reply.headers).not.toHaveProperty('content-disposition');
    expect((await t().app.inject(await keep('two.mp4'))).headers['content-type']).toBe('video/mp4');
  });

  it('are given in parts to players that ask for them', async () => {
    const url = await keep('one.webm');
    const part = (range: string) => t().app.inject({ url, headers: { range } });
    const middle = await part('bytes=2-5');
    expect([middle.statusCode, middle.body]).toEqual([206, '2345']);
    expect(middle.headers['content-range']).toBe('bytes 2-5/10');
    expect((await part('bytes=8-')).body).toBe('89');
    expect((await part('bytes=-3')).body).toBe('789');
    expect((await part('bytes=10-')).statusCode).toBe(416);
  });

  it('are not there without the address that was made for a member', async () => {
    const mine = await keep('one.webm');
    const query = mine.slice(mine.indexOf('?'));
    const visitor = addresses().picOf({ id: '', file_key: 'videos/one.webm' }, 'visitor').url;
    for (const url of [
      '/files/videos/one.webm',
      `/files/videos/two.webm${query}`,
      `/files/videos/one.svg${query}`,
      `/files/videos/..%2fvideos%2fone.webm${query}`,
      `/files/videos/one.webm${visitor.slice(visitor.indexOf('?'))}`,
      addresses().videoOf('videos/gone.webm'),
    ]) {
      const reply = await t().app.inject(url);
      expect([reply.statusCode, reply.json()], url).toMatchObject([404, { code: 'route.unknown' }]);
      expect(reply.headers['cache-control'] ?? '').not.toContain('max-age=86400');
    }
  });

  it('have an address that is the same all day and ends after the next', async () => {
    const then = new Date(t().parts.clock().getTime() - 2 * DAY_MS);
    const old = photoAddresses(t().parts.jwtSecret, () => then);
    const url = await keep('one.webm');
    expect(addresses().videoOf('videos/one.webm')).toBe(url);
    expect((await t().app.inject(old.videoOf('videos/one.webm'))).statusCode).toBe(404);
  });
});
