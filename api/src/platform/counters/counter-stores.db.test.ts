import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../../test/app.ts';
import { redisUrl, useRedis } from '../../../test/redis.ts';
import { createLog } from '../observability/log.ts';
import type { CounterStore } from './counter-store.ts';
import { MemoryCounters } from './memory-counters.ts';
import { sharedCounters } from './shared-counters.ts';

const MINUTE_MS = 60_000;

/** What every store promises. */
function behaves(open: (clock: TestClock) => Promise<CounterStore> | CounterStore): void {
  let clock: TestClock;
  let store: CounterStore;
  let key = 0;
  beforeEach(async () => {
    clock = new TestClock();
    store = await open(clock);
    key += 1;
  });
  const take = (most = 2) => store.take(`key ${key}`, { most, windowMs: MINUTE_MS });

  it('gives as many as are allowed within any minute, and says when the next may be had', async () => {
    expect(await take()).toBeNull();
    clock.advance(40_000);
    expect([await take(), await take()]).toEqual([null, 20_000]);
    clock.advance(19_999);
    expect(await take()).toBe(1);
    clock.advance(1);
    expect(await take()).toBeNull();
    expect(await take()).toBe(40_000);
  });

  it('takes several points or none of them, and says when all may be had', async () => {
    const takeSeveral = (points: number) =>
      store.take(`key ${key}`, { most: 4, windowMs: MINUTE_MS }, points);
    expect(await takeSeveral(3)).toBeNull();
    clock.advance(10_000);
    expect(await takeSeveral(2)).toBe(50_000);
    expect(await takeSeveral(1)).toBeNull();
    expect(await takeSeveral(3)).toBe(50_000);
    expect(await takeSeveral(4)).toBe(60_000);
    expect(await takeSeveral(5)).toBe(60_000);
    clock.advance(50_000);
    expect(await takeSeveral(3)).toBeNull();
    expect(await takeSeveral(1)).toBe(10_000);
  });

  it('counts what is taken at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => take(4)));
    expect(all.filter((wait) => wait === null)).toHaveLength(4);
  });

  it('takes the latest back, and begins anew', async () => {
    await take();
    clock.advance(10_000);
    await take();
    await store.giveBack(`key ${key}`);
    expect([await take(), await take()]).toEqual([null, 50_000]);
    await store.forget(`key ${key}`);
    expect([await take(), await take()]).toEqual([null, null]);
    await store.giveBack('a key that nobody took');
  });

  it('makes nobody wait longer than the window when the clock goes back', async () => {
    await take();
    await take();
    clock.advance(-60 * MINUTE_MS);
    expect(await take()).toBe(MINUTE_MS);
    clock.advance(MINUTE_MS);
    expect([await take(), await take()]).toEqual([null, null]);
  });

  it('keeps keys apart', async () => {
    expect(await take(1)).toBeNull();
    expect(await store.take('another key', { most: 1, windowMs: MINUTE_MS })).toBeNull();
    expect(await take(1)).toBe(MINUTE_MS);
    await store.forget('another key');
  });
}

describe('counters in memory', () => {
  behaves((clock) => new MemoryCounters(clock.read));

  it('forget the keys that were quiet longest rather than grow without end', async () => {
    const store = new MemoryCounters(new TestClock().read, 2);
    const one = { most: 1, windowMs: MINUTE_MS };
    for (const key of ['a', 'b', 'c']) await store.take(key, one);
    expect(await store.take('c', one)).toBe(MINUTE_MS);
    expect(await store.take('a', one)).toBeNull();
  });
});

describe.skipIf(redisUrl === null)('counters in Redis', () => {
  const { redis, prefix } = useRedis();
  const log = createLog({ logLevel: 'silent' });
  const open = async ({ read }: TestClock) => {
    // Before it is connected, a node would count alone.
    await redis().ping();
    return sharedCounters({ redis: redis(), prefix, clock: read, log });
  };
  behaves(open);

  it('are those of all nodes, and leave nothing behind when their time is over', async () => {
    const clock = new TestClock();
    const nodes = [await open(clock), await open(clock)];
    const taken = nodes.map((node) => node.take('shared', { most: 1, windowMs: MINUTE_MS }));
    expect((await Promise.all(taken)).filter((wait) => wait === null)).toHaveLength(1);
    const keys = await redis().keys(`${prefix}*`);
    expect(keys.filter((key) => key.includes('shared'))).toEqual([]);
    const left = await Promise.all(keys.map((key) => redis().pttl(key)));
    for (const ms of left) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(MINUTE_MS);
    }
    expect(left.length).toBeGreaterThan(0);
  });
});
