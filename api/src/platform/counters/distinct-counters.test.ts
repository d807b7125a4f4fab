import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { DistinctCounters } from './distinct-counters.ts';
import { MemoryCounters } from './memory-counters.ts';

const MINUTE_MS = 60_000;
const allowance = { most: 3, windowMs: MINUTE_MS };

describe('different things', () => {
  it('count once each, from the first time', async () => {
    const clock = new TestClock();
    const counters = new MemoryCounters(clock.read);
    const take = async (...items: string[]) => {
      const { taken, waitMs } = await counters.takeDistinct('key', items, allowance);
      return [[...taken], waitMs];
    };
    expect(await take('a', 'b')).toEqual([['a', 'b'], null]);
    clock.advance(10_000);
    expect(await take('b', 'c', 'd', 'a')).toEqual([['b', 'c', 'a'], 50_000]);
    clock.advance(50_000);
    expect(await take('c', 'd', 'e', 'f')).toEqual([['c', 'd', 'e'], 10_000]);
  });

  it('are bounded over all keys: those that were quiet longest go first', () => {
    const counters = new DistinctCounters(new TestClock().read, 10);
    for (let key = 0; key < 100; key += 1) counters.take(`${key}`, [1, 2, 3, 4], allowance);
    expect(counters.size).toBeLessThanOrEqual(10);
    expect(counters.take('99', [4], allowance).taken.size).toBe(0);
    expect(counters.take('0', [4], allowance).taken.size).toBe(1);
  });

  it('bear a clock that goes back', () => {
    const clock = new TestClock();
    const counters = new DistinctCounters(clock.read);
    counters.take('key', [1, 2, 3], allowance);
    clock.advance(-10 * MINUTE_MS);
    expect(counters.take('key', [4], allowance)).toEqual({
      taken: new Set(),
      waitMs: MINUTE_MS,
    });
    clock.advance(MINUTE_MS);
    expect(counters.take('key', [4], allowance).waitMs).toBeNull();
  });
});
