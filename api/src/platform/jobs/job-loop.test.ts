import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobLoop } from './job-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = (error: unknown) => {
  throw error;
};

describe('repeated work', () => {
  it('is done after each pause, and goes on after a failure', async () => {
    const errors: unknown[] = [];
    let turns = 0;
    const work = async () => {
      turns += 1;
      if (turns === 1) throw new Error('away');
    };
    const repeated = startJobLoop(work, { everyMs: 1000, onError: (error) => errors.push(error) });
    await vi.advanceTimersByTimeAsync(999);
    expect(turns).toBe(0);
    await vi.advanceTimersByTimeAsync(2001);
    expect(turns).toBe(3);
    expect(errors).toEqual([new Error('away')]);
    await repeated.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(turns).toBe(3);
  });

  it('is done once more when it is woken in the middle, and never twice at once', async () => {
    let atOnce = 0;
    const ends: (() => void)[] = [];
    const work = async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise<void>((resolve) => ends.push(resolve));
      atOnce -= 1;
    };
    const repeated = startJobLoop(work, { everyMs: null, onError: fail });
    for (let count = 0; count < 3; count += 1) repeated.wake();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    await repeated.settled();
    expect(ends).toHaveLength(2);
  });

  it('ends what is under way before it is closed', async () => {
    let done = false;
    const work = () =>
      new Promise<void>((resolve) => setTimeout(resolve, 50)).then(() => (done = true));
    const repeated = startJobLoop(work, { everyMs: null, onError: fail });
    repeated.wake();
    const closed = repeated.close();
    repeated.wake();
    await vi.advanceTimersByTimeAsync(50);
    await closed;
    expect(done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
