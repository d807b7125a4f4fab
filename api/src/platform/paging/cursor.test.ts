import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor, type CursorScope } from './cursor.ts';

const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-21T09:00:00Z');
const scope: CursorScope = {
  secret: 'a secret that only this test knows',
  caller: '5a97a0ad-0001-4000-8000-000000000001',
  list: 'GET /api/v1/profiles',
  isShared: false,
  now,
};
const visitor: CursorScope = { ...scope, caller: 'visitor', isShared: true };
const positions = fc.record({
  way: fc.constantFrom('next', 'prev'),
  key: fc.oneof(fc.integer(), fc.tuple(fc.integer(), fc.uuid())),
});

describe('a cursor', () => {
  it.each([
    ['a member', scope],
    ['visitors', visitor],
  ])('of %s opens for its own list', (_, own) => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(readCursor(writeCursor(position, own), own)).toEqual(position);
      }),
    );
  });

  it('opens with no byte changed, cut off or added', () => {
    fc.assert(
      fc.property(positions, fc.nat(), fc.integer({ min: 1, max: 255 }), (position, where, by) => {
        const cursor = writeCursor(position, scope);
        const bytes = Buffer.from(cursor, 'base64url');
        const at = where % bytes.length;
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ by;
        const wrong = [changed, bytes.subarray(0, at), Buffer.concat([bytes, changed])];
        for (const one of wrong)
          expect(readCursor(one.toString('base64url'), scope)).toBeUndefined();
        expect(readCursor(`${cursor.slice(0, at)} ${cursor.slice(at)}`, scope)).toBeUndefined();
      }),
    );
  });

  it('opens to no text that we did not write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (text) => {
        expect(readCursor(text, scope)).toBeUndefined();
      }),
    );
  });

  it('opens for nobody else, no other list and under no other secret', () => {
    const cursor = writeCursor(['a'], scope);
    for (const change of [{ caller: 'visitor' }, { list: 'GET /api/v1/audit' }, { secret: 'x' }])
      expect(readCursor(cursor, { ...scope, ...change })).toBeUndefined();
  });

  it('opens for two days, and to a server whose clock is behind', () => {
    const cursor = writeCursor(['a'], scope);
    const after = (hours: number) =>
      readCursor(cursor, { ...scope, now: new Date(now.getTime() + hours * HOUR_MS) });
    expect([-1, 0, 48].map(after)).toEqual([['a'], ['a'], ['a']]);
    expect([-2, 49].map(after)).toEqual([undefined, undefined]);
  });

  it('has one length, within the 300 characters of the contract', () => {
    const lengths = [0, -(2 ** 31), 8_640_000_000_000_000].map(
      (score) => writeCursor({ way: 'next', key: [score, scope.caller] }, scope).length,
    );
    expect(new Set(lengths).size).toBe(1);
    expect(lengths[0]).toBeLessThan(300);
  });

  it('of visitors is the same for an hour, and a member gets another one each time', () => {
    const written = (one: CursorScope) => new Set([1, 2].map(() => writeCursor(['a'], one)));
    expect([written(visitor).size, written(scope).size]).toEqual([1, 2]);
    const later = { ...visitor, now: new Date(now.getTime() + HOUR_MS) };
    expect(writeCursor(['a'], later)).not.toBe(writeCursor(['a'], visitor));
    expect(writeCursor(['b'], visitor).slice(0, 16)).not.toBe(
      writeCursor(['a'], visitor).slice(0, 16),
    );
  });
});
