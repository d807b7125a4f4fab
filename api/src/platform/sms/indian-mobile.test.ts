import { expect, it } from 'vitest';
import { indianMobile } from './indian-mobile.ts';

it.each([
  '9822012345',
  '98220 12345',
  '098220-12345',
  '919822012345',
  '+91 98220 12345',
  '+919822012345',
])('knows %s as a mobile of India', (written) => {
  expect(indianMobile(written)).toBe('+919822012345');
});

it.each(['', '1', '020 2612 3456', '+1 415 555 2671', '+44 7911 123456', '5822012345', '98220'])(
  'sends nothing to %j',
  (written) => {
    expect(indianMobile(written)).toBeNull();
  },
);
