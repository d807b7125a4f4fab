import { Contact } from 'shared-contracts/calls/contacts';
import { describe, expect, it } from 'vitest';
import { phoneText, readPhone } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['+919822012345', '+919822012345', '+91 98220 12345'],
    ['9822012345', '+919822012345', '+91 98220 12345'],
    ['098220 12345', '+919822012345', '+91 98220 12345'],
    ['0091 98220-12345', '+919822012345', '+91 98220 12345'],
    ['९८२२० १२३४५', '+919822012345', '+91 98220 12345'],
    ['tel:+91-98220-12345', '+919822012345', '+91 98220 12345'],
    ['98220 12345 ext 12', '+919822012345', '+91 98220 12345'],
    ['(020) 2445 6789', '+912024456789', '+91 20 2445 6789'],
    ['\u202A+91\u00A098220\u201112345\u202C', '+919822012345', '+91 98220 12345'],
    ['(+91) 98220.12345', '+919822012345', '+91 98220 12345'],
    ['98220\u200B12345', '+919822012345', '+91 98220 12345'],
    ['+44 7700 900123', '+447700900123', '+44 7700 900123'],
    ['+1 (213) 373-4253', '+12133734253', '+1 213 373 4253'],
  ])('%s is read as %s and written as %s', (written, e164, text) => {
    expect(readPhone(written)).toMatchObject({ problem: null, e164, text });
    expect(phoneText(written)).toBe(text);
    // What the server keeps is what the contract takes again.
    expect(Contact.shape.phone.safeParse(text).success).toBe(true);
  });

  it.each([
    ['', 'none'],
    ['call me', 'none'],
    ['=1+1', 'none'],
    ['98220 12345; 98220 12346', 'none'],
    ['12345', 'tooShort'],
    ['98220 12345 / 98220 12346', 'tooLong'],
    ['9'.repeat(100_000), 'tooLong'],
    ['+999 1234567', 'noSuchCountry'],
    ['98220 1234', 'wrong'],
    ['00000000', 'wrong'],
  ])('%s is none: %s', (written, problem) => {
    expect(readPhone(written)).toEqual({ problem });
    expect(phoneText(written)).toBe(written);
  });
});
