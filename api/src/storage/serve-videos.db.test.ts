import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import type { TestMember } from '../../test/members.ts';
import { addPerson } from '../../test/people.ts';
import { photoTickets } from './photo-addresses.ts';

const t = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female');
  rohan = await addPerson(t(), 'male');
});

const addresses = () => photoTickets(t().parts.jwtSecret, t().parts.clock).seenBy(rohan.sessionId);

/** Gives Asha a video introduction; its address for Rohan. */
async function keep(name: string): Promise<string> {
  const key = `videos/${name}`;
  await t().parts.files.put(key, Buffer.from('0123456789'));
  const { db } = t();
  await db.updateTable('profiles').set({ video_intro: key }).where('id', '=', asha.id).execute();
  return addresses().videoOf(asha.id, key);
}

describe('video introductions', () => {
  it('are given to members whole, kept by the browser for five minutes and by nothing between', async () => {
    const url = await keep('one.webm');
    const reply = await t().app.inject(url);
    expect([reply.statusCode, reply.body]).toEqual([200, '0123456789']);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/webm',
      'cache-control': 'private, max-age=300',
      etag: '"one.webm"',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(reply.headers).not.toHaveProperty('content-disposition');
    const again = await t().app.inject({ url, headers: { 'if-none-match': '"one.webm"' } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
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
    const pic = { id: asha.id, file_key: 'videos/one.webm' };
    const visitor = addresses().picOf(pic, 'visitor').url;
    for (const url of [
      '/files/videos/one.webm',
      `/files/videos/two.webm${query}`,
      `/files/videos/one.svg${query}`,
      `/files/videos/..%2fvideos%2fone.webm${query}`,
      `/files/videos/one.webm${visitor.slice(visitor.indexOf('?'))}`,
      addresses().videoOf(asha.id, 'videos/gone.webm'),
      addresses().videoOf(randomUUID(), 'videos/one.webm'),
    ]) {
      const reply = await t().app.inject(url);
      expect([reply.statusCode, reply.json()], url).toMatchObject([404, { code: 'route.unknown' }]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it('are out of reach at once for whoever is blocked', async () => {
    const url = await keep('one.webm');
    const block = { blocker_id: asha.id, blocked_id: rohan.id };
    await t().db.insertInto('blocks').values(block).execute();
    for (const headers of [{}, { 'if-none-match': '"one.webm"' }, { range: 'bytes=0-1' }]) {
      expect((await t().app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  it('have an address that is the same all day and ends after the next', async () => {
    const then = new Date(t().parts.clock().getTime() - 2 * DAY_MS);
    const old = photoTickets(t().parts.jwtSecret, () => then).seenBy(rohan.sessionId);
    const url = await keep('one.webm');
    expect(addresses().videoOf(asha.id, 'videos/one.webm')).toBe(url);
    const ended = old.videoOf(asha.id, 'videos/one.webm');
    expect((await t().app.inject(ended)).statusCode).toBe(404);
  });
});
