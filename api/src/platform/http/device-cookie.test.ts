import { describe, expect, it } from 'vitest';
import { deviceCookies } from './device-cookie.ts';

const devices = deviceCookies('a secret of the test');
const given = devices.of(undefined, false);
const [cookie = ''] = (given.setCookie ?? '').split(';');
const [, signature = ''] = cookie.split('.');
const other = 'sp_device=0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

describe('the device cookie', () => {
  it('is read among others', () => {
    const header = `a=b; ${cookie}; c=d`;
    expect(devices.known(header)).toBe(given.device);
    expect(devices.of(header, false)).toEqual({ device: given.device, setCookie: null });
  });

  it.each([
    undefined,
    '',
    'sp_device=',
    'sp_device',
    `x${cookie}`,
    other,
    `${other}.${signature}`,
    cookie.slice(0, -1),
    `${cookie}x`,
    `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
  ])('is set again for %j', (header) => {
    const { device, setCookie } = devices.of(header, false);
    expect(devices.known(header)).toBeNull();
    expect(device).not.toBe(given.device);
    expect(setCookie).toMatch(
      new RegExp(`^sp_device=${device}\\.[\\w-]{22}; Path=/; Max-Age=31536000; HttpOnly`),
    );
  });

  it('is not recognised under another secret', () => {
    expect(deviceCookies('another secret').known(cookie)).toBeNull();
  });

  it('travels over https only where the request did', () => {
    expect(devices.of('', true).setCookie).toContain('; Secure');
    expect(devices.of('', false).setCookie).not.toContain('Secure');
  });
});
