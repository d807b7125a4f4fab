import { describe, expect, it, vi } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { MemoryCounters } from '../../platform/counters/memory-counters.ts';
import { UploadAllowance } from './upload-allowance.ts';

const MB = 1024 * 1024;

describe('what a member may upload within a day', () => {
  it('is counted once for the file and once for all of its megabytes', async () => {
    const counters = new MemoryCounters(new TestClock().read);
    const take = vi.spyOn(counters, 'take');
    await new UploadAllowance(counters).spendFile('member', 60 * MB);
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('counts nothing of a file that is too large for the rest of the day', async () => {
    const allowance = new UploadAllowance(new MemoryCounters(new TestClock().read));
    for (let file = 0; file < 4; file += 1) await allowance.spendFile('member', 60 * MB);
    for (let file = 0; file < 60; file += 1) {
      await expect(allowance.spendFile('member', 61 * MB)).rejects.toMatchObject({ status: 429 });
    }
    await allowance.spendFile('member', 60 * MB);
    await expect(allowance.spendFile('member', 1)).rejects.toMatchObject({ status: 429 });
  });
});
