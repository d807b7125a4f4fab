import { ORDER_STATES } from 'shared-contracts/domain/order-state';
import { describe, expect, it } from 'vitest';
import { nextLook, stateAfter, type LookedAt } from './order-state.rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const created = new Date('2026-11-21T09:00:00Z');
const after = (ms: number) => new Date(created.getTime() + ms);
const order: LookedAt = { state: 'created', createdAt: created, made: true, pending: false };

describe('the state of an order', () => {
  it('never goes back from a plan that is given, but by a refund', () => {
    for (const reported of ORDER_STATES)
      expect(stateAfter('granted', reported)).toBe(
        reported === 'refunded' ? 'refunded' : 'granted',
      );
    for (const reported of ORDER_STATES) expect(stateAfter('refunded', reported)).toBe('refunded');
  });

  it('takes news that comes late or in another order', () => {
    expect(stateAfter('captured', 'authorized')).toBe('captured');
    expect(stateAfter('captured', 'failed')).toBe('captured');
    expect(stateAfter('authorized', 'attempted')).toBe('attempted');
    expect(stateAfter('failed', 'captured')).toBe('captured');
    expect(stateAfter('failed', 'attempted')).toBe('failed');
  });
});

describe('the next look at an order', () => {
  it('comes ever later, from 20 seconds to two hours', () => {
    const pauses = [0, 60_000, HOUR_MS, 24 * HOUR_MS].map((age) => nextLook(order, after(age)));
    expect(pauses).toEqual([20_000, 30_000, HOUR_MS / 2, 2 * HOUR_MS]);
  });

  it('comes every 20 seconds while money is under way in the first hour', () => {
    const pending = { ...order, state: 'authorized' as const, pending: true };
    expect(nextLook(pending, after(HOUR_MS - 1))).toBe(20_000);
    expect(nextLook(pending, after(4 * 24 * HOUR_MS))).toBe(2 * HOUR_MS);
  });

  it('is the last after three days without a payment, and after an hour where nobody can have paid', () => {
    expect(nextLook(order, after(72 * HOUR_MS - 1))).toBe(2 * HOUR_MS);
    expect(nextLook(order, after(72 * HOUR_MS))).toBe('failed');
    expect(nextLook({ ...order, made: false }, after(HOUR_MS))).toBe('failed');
  });

  it('is not needed once it is settled', () => {
    for (const state of ['captured', 'granted', 'refunded', 'failed'] as const)
      expect(nextLook({ ...order, state }, after(0))).toBe('done');
  });
});
