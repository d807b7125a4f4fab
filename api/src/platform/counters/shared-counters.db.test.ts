import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lineSink, TestClock } from '../../../test/app.ts';
import { RedisLine, redisUrl, useRedis } from '../../../test/redis.ts';
import { openRedis } from '../nodes/open-redis.ts';
import { createLog } from '../observability/log.ts';
import { sharedCounters } from './shared-counters.ts';

const MINUTE_MS = 60_000;
const allowance = { most: 10, windowMs: MINUTE_MS };

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

describe.skipIf(redisUrl === null)('counters of several nodes', () => {
  const { redis } = useRedis();

  /** Two nodes of one site; the way of the first to Redis can be cut. */
  async function stage() {
    const clock = new TestClock();
    const prefix = `saptapadi-test:${randomUUID()}:`;
    const line = new RedisLine();
    await line.mend();
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, lineSink(lines));
    // However busy the machine is, an answer that is late is none that is missing.
    const { commands, close } = await openRedis(line.url, log, 20_000);
    let life = 'first';
    let asked = 0;
    const client = Object.assign(Object.create(commands) as Redis, {
      info: () => {
        asked += 1;
        return commands.info('server').then(() => `run_id:${life}`);
      },
    });
    const state = { ticks: 0 };
    await redis().ping();
    const parts = { prefix, clock: clock.read, log };
    const here = await sharedCounters({ ...parts, redis: client, ticks: () => state.ticks });
    const there = await sharedCounters({ ...parts, redis: redis() });
    onTestFinished(async () => {
      here.close();
      there.close();
      await close();
      await line.cut();
    });
    const take = async (node: typeof here, times: number, key = 'key') => {
      const waits: (number | null)[] = [];
      for (let count = 0; count < times; count += 1) waits.push(await node.take(key, allowance));
      return waits.filter((wait) => wait === null).length;
    };
    return {
      here,
      there,
      clock,
      lines,
      state,
      client,
      take,
      asked: () => asked,
      cut: async () => {
        await line.cut();
        await vi.waitFor(() => expect(commands.status).not.toBe('ready'), PATIENCE);
      },
      mend: async () => {
        lines.length = 0;
        await line.mend();
        await vi.waitFor(() => expect(lines.join('')).toContain('again'), PATIENCE);
        await here.settled();
      },
      loseMemory: async () => {
        life = 'second';
        const keys = await redis().keys(`${prefix}*`);
        if (keys.length > 0) await redis().del(keys);
      },
    };
  }

  it('go on alone from what all of them had counted, and say so once', async () => {
    const { here, there, take, cut, lines } = await stage();
    expect(await take(there, 4)).toBe(4);
    expect(await take(here, 3)).toBe(3);
    await cut();
    expect(await take(here, 20)).toBe(3);
    expect(lines.filter((line) => line.includes('this node counts alone'))).toHaveLength(1);
  });

  it('refuse alone what was refused together', async () => {
    const { here, there, take, cut } = await stage();
    expect(await take(there, 10)).toBe(10);
    expect(await take(here, 1)).toBe(0);
    await cut();
    expect(await take(here, 1)).toBe(0);
  });

  it('add what one of them counted alone, so that another knows of it at once', async () => {
    const { here, there, take, cut, mend } = await stage();
    await take(there, 3);
    await take(here, 2);
    await cut();
    expect(await take(here, 4)).toBe(4);
    expect(await take(there, 1)).toBe(1);
    await mend();
    // 3 + 2 together, 4 and 1 apart: none is left.
    expect([await take(there, 1), await take(here, 1)]).toEqual([0, 0]);
  });

  it('count no longer what its window has left behind, wherever it was counted', async () => {
    const { here, there, take, cut, mend, clock } = await stage();
    await take(here, 5);
    await cut();
    clock.advance(40_000);
    await take(here, 5);
    clock.advance(20_000);
    await mend();
    expect(await take(there, 20)).toBe(5);
    clock.advance(40_000);
    expect(await take(there, 20)).toBe(5);
  });

  it('are restored when Redis has lost them, without counting anything twice', async () => {
    const { here, there, take, cut, mend, loseMemory, clock } = await stage();
    await take(here, 4);
    clock.advance(1000);
    await cut();
    await take(here, 2);
    await loseMemory();
    await mend();
    expect(await take(there, 20)).toBe(4);
    expect(await take(here, 1)).toBe(0);
  });

  it('begin anew where one of them said so alone', async () => {
    const { here, there, take, cut, mend } = await stage();
    await take(here, 9);
    await cut();
    await here.forget('key');
    await take(here, 2);
    await here.giveBack('key');
    await mend();
    expect(await take(there, 20)).toBe(9);
  });

  it('leave a Redis that fails alone for a while, so that one that hangs costs little', async () => {
    const { here, take, client, state, asked } = await stage();
    expect(await take(here, 1)).toBe(1);
    const tries = vi.fn(() => Promise.reject(new Error('Command timed out')));
    const before = asked();
    Object.assign(client, { rlflxIncr: tries });
    expect(await take(here, 5)).toBe(5);
    expect([tries.mock.calls.length, asked()]).toEqual([1, before]);
    state.ticks = 1000;
    expect(await take(here, 1)).toBe(1);
    expect(asked()).toBe(before + 1);
  });

  it('count different things together, and what a node took alone once Redis is back', async () => {
    const { here, there, cut, mend, clock } = await stage();
    const three = { most: 3, windowMs: MINUTE_MS };
    const take = async (node: typeof here, ...items: string[]) => [
      ...(await node.takeDistinct('people', items, three)).taken,
    ];
    expect(await take(here, 'a', 'b')).toEqual(['a', 'b']);
    expect(await take(there, 'b', 'c', 'd')).toEqual(['b', 'c']);
    clock.advance(MINUTE_MS);
    expect(await take(there, 'd')).toEqual(['d']);
    await cut();
    expect(await take(here, 'e', 'f')).toEqual(['e', 'f']);
    await mend();
    // Told with the next request for the key.
    await take(here, 'e');
    expect(await take(there, 'e', 'f', 'd', 'g')).toEqual(['e', 'f', 'd']);
  });
});

describe('counters whose Redis was never there', () => {
  it('count alone, without failing', async () => {
    const log = createLog({ logLevel: 'silent' });
    const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
    const clock = new TestClock();
    const store = await sharedCounters({ redis, prefix: 'x:', clock: clock.read, log });
    const one = { most: 1, windowMs: MINUTE_MS };
    expect(await store.take('key', one)).toBeNull();
    expect(await store.take('key', one)).toBe(MINUTE_MS);
    await store.forget('key');
    expect(await store.take('key', one)).toBeNull();
    await store.giveBack('key');
    expect(await store.take('key', one)).toBeNull();
    store.close();
  });
});
