import { describe, expect, it } from 'vitest';
import { lineSink, TestClock } from '../../../test/app.ts';
import { createLog } from '../log.ts';
import { Budget, spendAll } from './budget.ts';
import type { CounterStore } from './counter-store.ts';
import { MemoryCounters } from './memory-counters.ts';
import { steadyCounters } from './steady-counters.ts';

const allowance = { most: 2, windowMs: 60_000 };

/** Steady counters over a store that can be taken away. */
function stage() {
  const clock = new TestClock();
  const shared = new MemoryCounters(clock.read);
  const state = { away: false, asked: 0, ticks: 0 };
  const flaky: CounterStore = {
    async take(...input) {
      state.asked += 1;
      if (state.away) throw new Error('no connection');
      return shared.take(...input);
    },
    giveBack: (key) => shared.giveBack(key),
    forget: (key) => shared.forget(key),
  };
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, lineSink(lines));
  const own = new MemoryCounters(clock.read);
  const store = steadyCounters({ shared: flaky, own, log, ticks: () => state.ticks });
  return { state, lines, store, take: () => store.take('key', allowance) };
}

describe('steady counters', () => {
  it('count alone while the others are away, without failing, and say so once', async () => {
    const { state, lines, take } = stage();
    await take();
    state.away = true;
    expect([await take(), await take(), await take()]).toEqual([null, null, 60_000]);
    state.ticks = 5000;
    expect(await take()).toBe(60_000);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('this node counts alone');
  });

  it('leave a store that failed alone for a while, so that one that hangs costs little', async () => {
    const { state, take } = stage();
    state.away = true;
    for (let count = 0; count < 5; count += 1) await take();
    expect(state.asked).toBe(1);
    state.ticks = 1000;
    await take();
    expect(state.asked).toBe(2);
  });

  it('go back to the others, and to what was counted there', async () => {
    const { state, lines, take } = stage();
    await take();
    state.away = true;
    await take();
    state.away = false;
    state.ticks = 1000;
    expect([await take(), await take()]).toEqual([null, 60_000]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('again');
  });
});

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
});
