import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCursor, toCursor, type ListingPlace } from './listing-cursor.ts';

const id = '5a97a0ad-0001-4000-8000-000000000001';
const place: ListingPlace = { order: 'relevance', way: 'next', key: 420, id };
const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a listing cursor', () => {
  it('comes back as it was written', () => {
    const newest = { order: 'newest', way: 'prev', key: '2026-11-20T10:00:00.123Z', id } as const;
    expect(fromCursor(toCursor(place), 'relevance')).toEqual(place);
    expect(fromCursor(toCursor(newest), 'newest')).toEqual(newest);
    const visitor = { ...place, order: 'visitor' } as const;
    expect(fromCursor(toCursor(visitor), 'visitor')).toEqual(visitor);
  });

  it('fits the 300 characters of the contract', () => {
    expect(toCursor({ ...place, key: -(2 ** 31) }).length).toBeLessThan(300);
  });

  it('is refused in another order than its own', () => {
    expect(fromCursor(toCursor(place), 'newest')).toBeNull();
    expect(fromCursor(toCursor(place), 'visitor')).toBeNull();
  });

  it.each([
    ['a score that no integer column holds', ['relevance', 'next', 2 ** 31, id]],
    ['a fraction', ['relevance', 'next', 1.5, id]],
    ['a time where points belong', ['relevance', 'next', '2026-11-20T10:00:00.123Z', id]],
    ['no such day', ['newest', 'next', '2026-02-31T10:00:00.123Z', id]],
    ['an unknown way', ['relevance', 'back', 1, id]],
    ['no id', ['relevance', 'next', 1]],
    ['an id that is none', ['relevance', 'next', 1, "1' or 1=1"]],
    ['something else altogether', { $gt: '' }],
  ])('is refused with %s', (_, parts) => {
    const order = Array.isArray(parts) && parts[0] === 'newest' ? 'newest' : 'relevance';
    expect(fromCursor(encoded(parts), order)).toBeNull();
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fromCursor(text, 'relevance')).toBeNull();
      }),
    );
  });
});
