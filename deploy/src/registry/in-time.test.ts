import { StartError } from 'api/database';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTime } from './in-time.ts';

describe('inTime', () => {
  it('takes what comes, also a failure, and leaves no timer', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    expect(await inTime(Promise.resolve(7), 5)).toBe(7);
    await expect(inTime(Promise.reject(new Error('refused')), 5)).rejects.toThrow('refused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says that the registry does not answer, and ignores what comes later', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const work = new Promise<number>((_resolve, reject) => {
      setTimeout(reject, 6, new Error('too late'));
    });
    const result = expect(inTime(work, 5)).rejects.toBeInstanceOf(StartError);
    await vi.advanceTimersByTimeAsync(5);
    await result;
    await vi.advanceTimersByTimeAsync(1);
  });
});
