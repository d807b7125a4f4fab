import { describe, expect, it } from 'vitest';
import { failingShare, wilson } from './wilson.ts';

const rounded = ([lower, upper]: readonly [number, number]) => [
  Number(lower.toFixed(4)),
  Number(upper.toFixed(4)),
];

describe("Wilson's interval", () => {
  it('is that of the textbooks', () => {
    // Newcombe 1998, table I: 81 of 263, and 0 of 20, and 1 of 29, at 95 %.
    expect(rounded(wilson({ sessions: 263, failed: 81 }, 1.959964))).toEqual([0.2553, 0.3662]);
    expect(rounded(wilson({ sessions: 20, failed: 0 }, 1.959964))).toEqual([0, 0.1611]);
    expect(rounded(wilson({ sessions: 29, failed: 1 }, 1.959964))).toEqual([0.0061, 0.1718]);
  });

  it('says nothing where nothing was seen, and stays within 0 and 1', () => {
    expect(wilson({ sessions: 0, failed: 0 }, 2.58)).toEqual([0, 1]);
    expect(wilson({ sessions: 3, failed: 3 }, 2.58)[1]).toBe(1);
    expect(wilson({ sessions: 3, failed: 0 }, 2.58)[0]).toBe(0);
  });

  it('narrows as sessions come in', () => {
    const width = (sessions: number) => {
      const [lower, upper] = wilson({ sessions, failed: sessions / 10 }, 2.58);
      return upper - lower;
    };
    expect(width(1000)).toBeLessThan(width(100));
    expect(width(100)).toBeLessThan(width(10));
  });
});

it('the share that failed is 0 where nothing was seen', () => {
  expect(failingShare({ sessions: 0, failed: 0 })).toBe(0);
  expect(failingShare({ sessions: 8, failed: 2 })).toBe(0.25);
});
