import { expect, it } from 'vitest';
import { createTries, PAUSES } from './tries.ts';

it('waits longer each time, and stops after a bounded number', () => {
  const tries = createTries(() => 0.5);
  const pauses: number[] = [];
  do pauses.push(tries.pause());
  while (tries.failed() < PAUSES.length);
  expect(pauses).toEqual(PAUSES);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});

it('begins anew when there is hope', () => {
  const tries = createTries(() => 0.5);
  while (tries.failed() < PAUSES.length);
  tries.reset();
  expect(tries.pause()).toBe(PAUSES[0]);
  expect(tries.failed()).toBe(1);
});

it('spreads pages over a quarter more or less', () => {
  expect(createTries(() => 0).pause()).toBe(750);
  expect(createTries(() => 1).pause()).toBe(1250);
});
