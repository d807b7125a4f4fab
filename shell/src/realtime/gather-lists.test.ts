import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherLists, REST_MS } from './gather-lists.ts';

const refresh = vi.fn();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  refresh.mockReset();
});

it('asks anew at once, and once more for all that changes meanwhile', () => {
  const gatherer = gatherLists(refresh);
  gatherer.changed(['interests', 'profiles']);
  expect(refresh.mock.calls).toEqual([[['interests', 'profiles']]]);
  for (let time = 0; time < 50; time += 1) gatherer.changed(['profiles', 'threads']);
  vi.advanceTimersByTime(REST_MS - 1);
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(refresh.mock.calls.slice(1)).toEqual([[['profiles', 'threads']]]);
});

it('asks at once again after a rest, and rests after each time', () => {
  const gatherer = gatherLists(refresh);
  gatherer.changed(['threads']);
  gatherer.changed(['threads']);
  vi.advanceTimersByTime(REST_MS);
  gatherer.changed(['threads']);
  expect(refresh).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2 * REST_MS);
  expect(refresh).toHaveBeenCalledTimes(3);
  gatherer.changed(['threads']);
  expect(refresh).toHaveBeenCalledTimes(4);
});

it('asks nothing once it is closed', () => {
  const gatherer = gatherLists(refresh);
  gatherer.changed(['threads']);
  gatherer.changed(['threads']);
  gatherer.close();
  vi.advanceTimersByTime(2 * REST_MS);
  expect(refresh).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
