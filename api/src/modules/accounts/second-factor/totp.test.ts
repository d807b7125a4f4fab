import { describe, expect, it } from 'vitest';
import { base32, matchingStep, newTotpSecret, stepOf, totpAt, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is that of RFC 6238, appendix B', (seconds, code) => {
    expect(totpAt(secret, stepOf(at(seconds)))).toBe(code);
  });

  it('is good in its own half minute and in those beside it', () => {
    const [now, step] = [at(1_111_111_111), stepOf(at(1_111_111_111))];
    const found = [-2, -1, 0, 1, 2].map((by) =>
      matchingStep(secret, totpAt(secret, step + by), now),
    );
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    for (const typed of ['', '05047', '0504711', 'x', '０５０４７１'])
      expect(matchingStep(secret, typed, now)).toBeNull();
  });
});

describe('a secret', () => {
  it('has 160 bits, and stands in base32 as in RFC 4648', () => {
    expect(newTotpSecret()).toHaveLength(20);
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(base32(Buffer.from('f'))).toBe('MY');
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('is told to the app with the names of site and account', () => {
    expect(totpUri(secret, 'Our site', 'a+b@example.com')).toBe(
      'otpauth://totp/Our%20site:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Our%20site',
    );
  });
});
