import { describe, expect, it } from 'vitest';
import { cidOf, deviceCookie, newCid } from './device-cookie.ts';

describe('the name of a device', () => {
  it('is random and kept for a year, out of reach of scripts and of other sites', () => {
    const cid = newCid();
    expect(cid).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(newCid()).not.toBe(cid);
    expect(deviceCookie(cid, false)).toBe(
      `cid=${cid}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    );
    expect(deviceCookie(cid, true)).toMatch(/; Secure$/);
    expect(cidOf(`a=b; cid=${cid}; c=d`)).toBe(cid);
  });

  it.each(['', 'cid=', 'cid=short', `cid=${'x'.repeat(23)}`, `cid=${'!'.repeat(22)}`])(
    'is new where the cookie is "%s"',
    (cookie) => expect(cidOf(cookie)).toBeNull(),
  );
});
