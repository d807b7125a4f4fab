import fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { MemoryCounters } from '../counters/memory-counters.ts';
import { ConnectionQueue } from '../database/connection-queue.ts';
import { answerProblems } from '../http/problem-replies.ts';
import { protect } from '../http/protection.ts';
import { watchEventLoop } from './event-loop-delay.ts';

const clock = () => new Date();

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the delay of the event loop', () => {
  it('is the mean of two seconds in a row, beyond the tick itself, and no pause that is over', () => {
    const ticks = { mean: 35e6, reset: vi.fn(), enable: vi.fn(), disable: vi.fn() };
    const delay = watchEventLoop(ticks);
    expect(delay.ms()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(delay.ms()).toBe(0);
    expect(ticks.reset).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(delay.ms()).toBe(25);
    ticks.mean = 5e6;
    vi.advanceTimersByTime(1000);
    expect(delay.ms()).toBe(0);
    ticks.mean = Number.NaN;
    vi.advanceTimersByTime(1000);
    expect(delay.ms()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(delay.ms()).toBe(Infinity);
    delay.stop();
    ticks.mean = 5e6;
    vi.advanceTimersByTime(5000);
    expect(delay.ms()).toBe(Infinity);
  });
});

describe('an app that looks at its own load', () => {
  it('lives on in a process that may open no further file', async () => {
    const app = fastify();
    answerProblems(app);
    const parts = {
      config: readConfig({ SEED: 'none' }),
      counters: new MemoryCounters(clock),
      gatewaySecret: 'a gateway secret',
    };
    await protect(app, parts, {
      queue: new ConnectionQueue(),
      metrics: new Registry(),
      isSigned: () => Promise.resolve(false),
    });
    app.get('/', () => 'here');
    await app.ready();
    // Out of a timer, an error has nobody to hear it and ends the process.
    vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    });
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
    await app.close();
  });
});
