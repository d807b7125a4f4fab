import { expect, it } from 'vitest';
import { plainDigits, plainPhone } from './plain-digits.ts';

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['₹ १२,००,०००', '₹ 12,00,000'],
  ['no digits', 'no digits'],
])('reads %s as %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});

it.each([
  [' (०२०) 2445.6789 ', '020 2445 6789'],
  ['+९१ ९८२२० १२३४५', '+91 98220 12345'],
  ['9822012345', '9822012345'],
  ['+91\u00A098220\u201112345', '+91 98220-12345'],
  ['\u202A+91 98220 12345\u202C', '+91 98220 12345'],
  ['\u206898220\u200B12345\u2069', '9822012345'],
  ['(+91) 98220.12345', '+91 98220 12345'],
  ['+91–98220—12345', '+91-98220-12345'],
  ['＋９１ ９８２２０ １２３４５', '+91 98220 12345'],
])('takes the number %s as %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});
