import { expect, it } from 'vitest';
import { FIRST_STEPS, firstAfter, firstHref, firstStepIn } from './guide-steps.ts';

it.each([
  ['first=1', 'who'],
  ['first=4', 'stars'],
  ['first=5', 'seen'],
  ['first=6', null],
  ['first=0', null],
  ['first=', null],
  ['first=01', null],
  ['go=4', null],
])('?%s is the step %s', (query, step) => {
  expect(firstStepIn(new URLSearchParams(query))).toBe(step);
});

it('writes the addresses that it reads, and ends with the picture', () => {
  for (const step of FIRST_STEPS) {
    expect(firstStepIn(new URL(firstHref(step), 'https://x.example').searchParams)).toBe(step);
  }
  expect(firstAfter('who')).toBe('photo');
  expect(firstAfter('seen')).toBe('seen');
});
