import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countDown, TICK_MS } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function run(from: number) {
  const ticks: number[] = [];
  const stop = countDown(from, (left) => ticks.push(left));
  return { ticks, stop };
}

describe('the countdown', () => {
  it('counts down by 1 every 1000 ms and stops at 0', () => {
    const { ticks } = run(3);
    expect(ticks).toEqual([]);
    vi.advanceTimersByTime(999);
    expect(ticks).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ticks).toEqual([2]);
    vi.advanceTimersByTime(10 * TICK_MS);
    expect(ticks).toEqual([2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops below 0 where the start is no whole number', () => {
    const { ticks } = run(1.5);
    vi.advanceTimersByTime(10 * TICK_MS);
    expect(ticks).toEqual([0.5, -0.5]);
  });

  it.each([0, -1])('does not begin at %i', (from) => {
    const { ticks } = run(from);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10 * TICK_MS);
    expect(ticks).toEqual([]);
  });

  it('can be stopped before', () => {
    const { ticks, stop } = run(3);
    vi.advanceTimersByTime(TICK_MS);
    stop();
    vi.advanceTimersByTime(10 * TICK_MS);
    expect(ticks).toEqual([2]);
  });
});
