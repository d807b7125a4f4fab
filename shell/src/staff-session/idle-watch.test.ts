import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleWatch } from './idle-watch.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const states: string[] = [];
  const tellOthers = vi.fn();
  const watch = createIdleWatch({
    idleMs: 30 * MINUTE,
    now: () => Date.now(),
    tellOthers,
    onChange: ({ kind }) => void states.push(kind),
  });
  return { states, watch, tellOthers };
}

it('warns a minute before half an hour is over, and then it is over', () => {
  const { states } = start();
  vi.advanceTimersByTime(29 * MINUTE - 1);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['warned']);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(states).toEqual(['warned']);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['warned', 'over']);
});

it('begins anew with every sign of life, and with Stay once the warning stands', () => {
  const { states, watch } = start();
  vi.advanceTimersByTime(20 * MINUTE);
  watch.active();
  vi.advanceTimersByTime(29 * MINUTE - 1);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  // A key that was meant for something else decides nothing.
  watch.active();
  expect(states).toEqual(['warned']);
  watch.stay();
  expect(states).toEqual(['warned', 'active']);
  vi.advanceTimersByTime(29 * MINUTE);
  expect(states).toEqual(['warned', 'active', 'warned']);
});

it('is over when a computer wakes up later, whatever is pressed first', () => {
  const { states, watch } = start();
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
  watch.active();
  expect(states).toEqual(['over']);
  watch.stay();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(states).toEqual(['over']);
});

it('tells other tabs now and then, not with every key', () => {
  const { watch, tellOthers } = start();
  for (let count = 0; count < 12; count += 1) {
    vi.advanceTimersByTime(1000);
    watch.active();
  }
  expect(tellOthers).toHaveBeenCalledTimes(2);
});
