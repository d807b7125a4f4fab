import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../../test/app.ts';
import { MemoryCounters } from '../../../platform/counters/memory-counters.ts';
import { visitorViews } from './view-budget.ts';

const limits = { perDevice: 2, perAddress: 3 };
const taken = 'taken';

/** Views of one address; each says whether it was taken, or for how many seconds not. */
function viewer(clock: TestClock) {
  const take = visitorViews(new MemoryCounters(clock.read), limits);
  return (device: string, address = '192.0.2.1') =>
    take({ device, address }).then(
      () => taken,
      (error: { parts?: { retryAfter?: number } }) => error.parts?.retryAfter,
    );
}

describe('the budget of views', () => {
  it('says how many seconds until the device may open another', async () => {
    const clock = new TestClock();
    const view = viewer(clock);
    expect(await view('a')).toBe(taken);
    clock.advance(60_000);
    expect(await view('a')).toBe(taken);
    clock.advance(500);
    expect(await view('a')).toBe(3540);
    clock.advance(3_539_500);
    expect(await view('a')).toBe(taken);
    expect(await view('a')).toBe(60);
  });

  it('ends for an address that throws its cookies away', async () => {
    const view = viewer(new TestClock());
    expect([await view('a'), await view('b'), await view('c')]).toEqual([taken, taken, taken]);
    expect(await view('d')).toBe(3600);
    expect(await view('e', '192.0.2.2')).toBe(taken);
  });

  it('does not count against the address what the device was refused', async () => {
    const view = viewer(new TestClock());
    for (let i = 0; i < 9; i += 1) await view('a');
    expect(await view('b')).toBe(taken);
  });
});
