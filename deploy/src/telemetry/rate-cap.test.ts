import { describe, expect, it } from 'vitest';
import { addressKey, rateCap } from './rate-cap.ts';

describe('a cap by the minute', () => {
  it('lets so many through for each key, and forgets them with the minute', () => {
    const cap = rateCap(2);
    const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second));
    expect([cap.take('a', at(0)), cap.take('a', at(59)), cap.take('a', at(59))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(cap.take('b', at(59))).toBe(true);
    expect(cap.take('a', at(60))).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s: of IPv6, what one connection gets', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
