import { expect, it } from 'vitest';
import { inBoth, onlyOfCandidate, storedFindings } from './compare.ts';

const error = (what: string) => ({ kind: 'error', what }) as const;

it('what the stable build does too is not blamed, whatever its numbers and ids are', () => {
  const candidate = [
    error('GET /a/mf-content/0a1b2c3d4e5f/2.js: 404 after 31 ms'),
    error('x is not a function'),
  ];
  const stable = [error('GET /a/mf-content/ffee0011aabb/2.js: 404 after 7 ms')];
  expect(onlyOfCandidate(candidate, stable)).toEqual([error('x is not a function')]);
});

it('what happens often on a page is one finding', () => {
  expect(onlyOfCandidate([error('tick 1'), error('tick 2')], [])).toEqual([error('tick 1')]);
});

it('what a second look does not show again is left to the canary', () => {
  expect(inBoth([error('always'), error('once')], [error('always')])).toEqual([error('always')]);
});

it('a finding is a line that a person can read, and there are no more than fifty', () => {
  const long = { ...error(`one\n  two ${'x'.repeat(1000)}`), where: '/', as: 'visitor' };
  const stored = storedFindings(Array.from({ length: 60 }, () => long));
  expect(stored).toHaveLength(50);
  expect(stored[0]?.what).toMatch(/^one two x{292}$/);
});
