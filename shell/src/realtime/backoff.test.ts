import { expect, it } from 'vitest';
import { createBackoff, BACKOFF_MS } from './backoff.ts';

it('waits longer each time, and stops after a bounded number', () => {
  const tries = createBackoff(() => 0.5);
  const pauses: number[] = [];
  do pauses.push(tries.pause());
  while (tries.failed() < BACKOFF_MS.length);
  expect(pauses).toEqual(BACKOFF_MS);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});

it('begins anew when there is hope', () => {
  const tries = createBackoff(() => 0.5);
  while (tries.failed() < BACKOFF_MS.length);
  tries.reset();
  expect(tries.pause()).toBe(BACKOFF_MS[0]);
  expect(tries.failed()).toBe(1);
});

it('spreads pages over a quarter more or less', () => {
  expect(createBackoff(() => 0).pause()).toBe(750);
  expect(createBackoff(() => 1).pause()).toBe(1250);
});
