import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { Budget, spendAll } from './budget.ts';
import { MemoryCounters } from './memory-counters.ts';

describe('several budgets', () => {
  it('are taken together, or none of them', async () => {
    const store = new MemoryCounters(new TestClock().read);
    const budget = (name: string, most: number) =>
      new Budget(store, { name, most, windowMs: 60_000, refusal: 'request.tooMany' });
    const [wide, narrow] = [budget('wide', 2), budget('narrow', 1)];
    await spendAll([wide, 'a'], [narrow, 'a']);
    await expect(spendAll([wide, 'a'], [narrow, 'a'])).rejects.toMatchObject({
      status: 429,
      code: 'request.tooMany',
      parts: { retryAfter: 60 },
    });
    await spendAll([wide, 'a']);
    await expect(spendAll([wide, 'a'])).rejects.toMatchObject({ status: 429 });
  });

  it('give every point back when another one refuses', async () => {
    const store = new MemoryCounters(new TestClock().read);
    const budget = (name: string, most: number) =>
      new Budget(store, { name, most, windowMs: 60_000, refusal: 'request.tooMany' });
    const [wide, none] = [budget('wide', 3), budget('none', 0)];
    await expect(spendAll([wide, 'a', 3], [none, 'a'])).rejects.toMatchObject({ status: 429 });
    await spendAll([wide, 'a', 3]);
  });
});
