import { expect, it } from 'vitest';
import { isFinal } from './is-final.ts';

it.each([
  [0, false],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [403, true],
  [404, true],
  [422, true],
])('takes the status %i as the last word: %s', (status, final) => {
  expect(isFinal(status)).toBe(final);
});
