import { expect, it } from 'vitest';
import { dialHref, phoneText } from './phone-text.ts';

it.each([
  ['+919822012345', '+91 98220 12345'],
  ['9822012345', '+91 98220 12345'],
  ['098220 12345', '+91 98220 12345'],
  ['+91 98220-12345', '+91 98220 12345'],
  ['02312 654321', '02312 654321'],
  ['+44 7700 900123', '+44 7700 900123'],
  ['+9822012345', '+9822012345'],
])('reads %s as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

it('dials without spaces and dashes', () => {
  expect(dialHref('+91 98220-12345')).toBe('tel:+919822012345');
});
