import { describe, expect, it } from 'vitest';
import { deviceCookie, newCid } from './device-cookie.ts';
import { signedDevice } from './known-device.ts';

const SECRET = 'a secret of this test';
const cid = newCid();
const [cookie = ''] = deviceCookie({ cid, countsFrom: 0 }, SECRET, false).split(';');

describe('a device that pages are counted by', () => {
  it('is one whose name we signed', () => {
    expect(signedDevice(SECRET)(`a=b; ${cookie}; c=d`)).toBe(cid);
  });

  it.each([
    ['a name alone', `cid=${cid}`],
    ['another name under the signature', cookie.replace(cid, newCid())],
    ['a signature that is cut', cookie.slice(0, -1)],
    ['no cookie', ''],
  ])('is none for %s', (_what, forged) => expect(signedDevice(SECRET)(forged)).toBeNull());

  it('is none under another secret', () => {
    expect(signedDevice('another secret')(cookie)).toBeNull();
  });
});
