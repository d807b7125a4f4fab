import { describe, expect, it } from 'vitest';
import { firstStep } from './first-share.ts';

const steps = [100, 500, 2500, 5000, 10_000];

describe('the first step of a rollout', () => {
  it.each([
    [30_000, 100],
    [29_999, 500],
    [6000, 500],
    [3000, 2500],
    [600, 5000],
  ])('with %i sessions an hour is %i basis points: the smallest that sees 300', (perHour, step) => {
    expect(firstStep(steps, perHour, 300)).toBe(step);
  });

  it('leaves a stable half to compare with where traffic is too thin for any step', () => {
    expect(firstStep(steps, 20, 300)).toBe(5000);
    expect(firstStep(steps, 0, 300)).toBe(5000);
  });

  it('is the smallest while nothing is known of the traffic', () => {
    expect(firstStep(steps, null, 300)).toBe(100);
  });

  it('follows what the unit asks for', () => {
    expect(firstStep(steps, 20, 5)).toBe(2500);
    expect(firstStep([10_000], 20, 5)).toBe(10_000);
    expect(firstStep([5000, 1000], 60, 5)).toBe(1000);
  });
});
