import { describe, expect, it } from 'vitest';
import { hashEmail, hashPhone } from './keyed-hashes.ts';

const SECRET = 'a secret of the test';
const email = hashEmail('asha@example.com', SECRET);

describe('the keyed hash of an address', () => {
  it('is the same however the address is written', () => {
    expect(hashEmail('  Asha@Example.COM ', SECRET)).toBe(email);
    expect(hashEmail('é@example.com'.normalize('NFD'), SECRET)).toBe(
      hashEmail('é@example.com'.normalize('NFC'), SECRET),
    );
  });

  it('is another one for another address and for another secret', () => {
    expect(hashEmail('rohan@example.com', SECRET)).not.toBe(email);
    expect(hashEmail('asha@example.com', 'another secret')).not.toBe(email);
  });

  it('does not contain the address', () => {
    expect(email).toMatch(/^[\w-]{43}$/);
  });
});

describe('the keyed hash of a number', () => {
  it('is the same with and without spaces', () => {
    expect(hashPhone('+91 98220 12345', SECRET)).toBe(hashPhone('+919822012345', SECRET));
  });

  it('is never that of an address', () => {
    expect(hashPhone('+919822012345', SECRET)).not.toBe(hashEmail('+919822012345', SECRET));
  });
});
