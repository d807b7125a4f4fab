import { expect, it, vi } from 'vitest';
import { createCallTimer, secondsOf } from './call-timer.ts';

it('runs from the dialling to the end of the call, and begins anew with the next', () => {
  let now = 1000;
  const timer = createCallTimer(() => now);
  const heard = vi.fn();
  timer.subscribe(heard);
  timer.stop();
  expect(timer.current()).toBeNull();

  timer.start('a');
  now += 65_400;
  expect(timer.current()).toMatchObject({ of: 'a', endedAt: null });
  timer.stop();
  const call = timer.current();
  now += 60_000;
  timer.stop();
  expect(timer.current()).toBe(call);
  expect(call && secondsOf(call, now)).toBe(65);

  timer.start('b');
  expect(timer.current()).toMatchObject({ of: 'b', endedAt: null });
  expect(heard).toHaveBeenCalledTimes(3);
});
