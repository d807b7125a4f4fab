import { describe, expect, it } from 'vitest';
import { gstStateNamed, isGstin, plainGstin } from './gst.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('is right: %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '27AAPFU0939F1ZX'],
    ['two letters in another order', '27APAFU0939F1ZV'],
    ['a state that does not exist', '99AAPFU0939F1ZV'],
    ['a character too few', '27AAPFU0939F1Z'],
    ['small letters', '27aapfu0939f1zv'],
  ])('is refused: %s', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  it('is read as people paste it', () => {
    expect(plainGstin(' 27 aapfu0939f-1zv\u200b')).toBe('27AAPFU0939F1ZV');
  });
});

it('a state is found by its name', () => {
  expect([gstStateNamed('maharashtra '), gstStateNamed('Goa'), gstStateNamed('Elsewhere')]).toEqual(
    ['27', '30', undefined],
  );
});
