import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [75.4, '1:15'],
  [3600, '60:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('reads %d s as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
