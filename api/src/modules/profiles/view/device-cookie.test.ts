import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../platform/http/device-cookie.ts';

const id = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

describe('the device cookie', () => {
  it('is read among others', () => {
    expect(deviceOf(`a=b; sp_device=${id}; c=d`, false)).toEqual({ device: id, setCookie: null });
  });

  it.each([undefined, '', 'sp_device=', 'sp_device=1', `xsp_device=${id}`, 'sp_device'])(
    'is set anew for %j',
    (header) => {
      const { device, setCookie } = deviceOf(header, false);
      expect(device).not.toBe(id);
      expect(setCookie).toMatch(`sp_device=${device}; Path=/; Max-Age=31536000; HttpOnly`);
    },
  );

  it('travels over https only where the request did', () => {
    expect(deviceOf('', true).setCookie).toContain('; Secure');
    expect(deviceOf('', false).setCookie).not.toContain('Secure');
  });
});
