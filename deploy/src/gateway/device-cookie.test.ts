import { describe, expect, it } from 'vitest';
import { deviceCookie, newCid, readDevice } from './device-cookie.ts';

const SECRET = 'a secret of this test';
const FROM = Date.parse('2026-11-21T09:00:00Z');
const kept = (line: string) => `a=b; ${line.split(';')[0]}; c=d`;

describe('the name of a device', () => {
  it('is random and kept for a year, out of reach of scripts and of other sites', () => {
    const cid = newCid();
    expect(cid).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(newCid()).not.toBe(cid);
    const unsigned = { cid, countsFrom: null };
    expect(deviceCookie(unsigned, SECRET, false)).toBe(
      `cid=${cid}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    );
    expect(deviceCookie(unsigned, SECRET, true)).toMatch(/; Secure$/);
    expect(readDevice(`a=b; cid=${cid}; c=d`, SECRET)).toEqual(unsigned);
  });

  it.each(['', 'cid=', 'cid=short', `cid=${'x'.repeat(23)}`, `cid=${'!'.repeat(22)}`])(
    'is new where the cookie is "%s"',
    (cookie) => expect(readDevice(cookie, SECRET)).toBeNull(),
  );

  it('is signed with the time from which it counts, and stays its name where that is not ours', () => {
    const device = { cid: newCid(), countsFrom: FROM };
    const cookie = kept(deviceCookie(device, SECRET, false));
    expect(readDevice(cookie, SECRET)).toEqual(device);
    const unsigned = { cid: device.cid, countsFrom: null };
    expect(readDevice(cookie, 'another secret')).toEqual(unsigned);
    const [, seconds = ''] = /\.([0-9a-z]+)\./.exec(cookie) ?? [];
    const earlier = (Number.parseInt(seconds, 36) - 600).toString(36);
    expect(readDevice(cookie.replace(seconds, earlier), SECRET)).toEqual(unsigned);
    expect(readDevice(cookie.replace(device.cid, newCid()), SECRET)?.countsFrom).toBeNull();
  });
});
