import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTheBeat } from './auth-limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes so many ms, and after how many its answer was given. */
async function answeredAfter(workMs: number, fails = false): Promise<number> {
  const began = performance.now();
  const work = new Promise<void>((resolve, reject) => {
    setTimeout(fails ? () => reject(new Error('no')) : resolve, workMs);
  });
  let after = 0;
  const note = () => {
    after = performance.now() - began;
  };
  const answered = onTheBeat(400, work).then(note, note);
  await vi.advanceTimersByTimeAsync(2000);
  await answered;
  return after;
}

describe('an answer whose time must tell nothing', () => {
  it('comes on the beat, however quick or slow the work was, and whether it failed', async () => {
    expect(await answeredAfter(1)).toBe(400);
    expect(await answeredAfter(399)).toBe(400);
    expect(await answeredAfter(401)).toBe(800);
    expect(await answeredAfter(401, true)).toBe(800);
    expect(await answeredAfter(1, true)).toBe(400);
  });

  it('is what the work said', async () => {
    vi.useRealTimers();
    expect(await onTheBeat(0, wait(1, 'done'))).toBe('done');
    await expect(
      onTheBeat(
        0,
        wait(1).then(() => Promise.reject(new Error('no'))),
      ),
    ).rejects.toThrow('no');
  });
});
