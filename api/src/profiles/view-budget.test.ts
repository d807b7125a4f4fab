import { describe, expect, it } from 'vitest';
import { countInMemory, takeView } from './view-budget.ts';

const start = new Date('2026-11-21T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const limits = { perDevice: 2, perAddress: 3 };

describe('the budget of views', () => {
  it('says how many seconds until the period of the device ends', async () => {
    const counter = countInMemory(60_000);
    const visitor = { device: 'a', address: '192.0.2.1' };
    expect(await takeView(counter, limits, visitor, start)).toBeNull();
    expect(await takeView(counter, limits, visitor, later(1000))).toBeNull();
    expect(await takeView(counter, limits, visitor, later(20_500))).toBe(40);
    expect(await takeView(counter, limits, visitor, later(60_000))).toBeNull();
  });

  it('ends for an address that throws its cookies away', async () => {
    const counter = countInMemory(60_000);
    const next = (device: string, address = '192.0.2.1') =>
      takeView(counter, limits, { device, address }, start);
    expect([await next('a'), await next('b'), await next('c')]).toEqual([null, null, null]);
    expect(await next('d')).toBe(60);
    expect(await next('e', '192.0.2.2')).toBeNull();
  });

  it('does not count against the address what the device was refused', async () => {
    const counter = countInMemory(60_000);
    const next = (device: string) =>
      takeView(counter, limits, { device, address: '192.0.2.1' }, start);
    for (let i = 0; i < 9; i += 1) await next('a');
    expect(await next('b')).toBeNull();
  });

  it('forgets the oldest keys rather than grow without end', async () => {
    const counter = countInMemory(60_000, 2);
    for (const key of ['a', 'b', 'c']) await counter.count(key, start);
    expect((await counter.count('b', start)).used).toBe(2);
    expect((await counter.count('a', start)).used).toBe(1);
  });
});
