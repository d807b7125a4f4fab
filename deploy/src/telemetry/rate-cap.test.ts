import { describe, expect, it } from 'vitest';
import { rateCap } from './rate-cap.ts';

describe('a cap by the minute', () => {
  it('lets so many through for each key, and forgets them with the minute', () => {
    const cap = rateCap(2);
    const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second));
    expect([cap.take('a', at(0)), cap.take('a', at(59)), cap.take('a', at(59))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(cap.take('b', at(59))).toBe(true);
    expect(cap.take('a', at(60))).toBe(true);
  });
});
