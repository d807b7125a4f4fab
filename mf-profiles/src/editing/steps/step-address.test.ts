import { expect, it } from 'vitest';
import { stepAfter, stepHref, stepIn } from './step-address.ts';

it.each([
  ['go=0', 'personal'],
  ['go=3', 'preferences'],
  ['go=4', 'astrology'],
  ['', 'personal'],
  ['go=', 'personal'],
  ['go=5', 'personal'],
  ['go=-1', 'personal'],
  ['go=1.5', 'personal'],
  ['go=04', 'personal'],
  ['go=work', 'personal'],
])('?%s is the step %s', (query, step) => {
  expect(stepIn(new URLSearchParams(query))).toBe(step);
});

it('writes the address that it reads, and knows what comes next', () => {
  expect(stepHref('astrology')).toBe('/info?go=4');
  expect(stepAfter('personal')).toBe('work');
  expect(stepAfter('astrology')).toBeNull();
});
