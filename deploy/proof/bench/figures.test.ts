import { describe, expect, it } from 'vitest';
import { impossibleFigures } from './figures.ts';

const table = (titles: string, ...rows: string[]) => [titles, '| --- | --- | --- | --- |', ...rows];

describe('impossible figures', () => {
  it.each([
    [
      'a comparison with nothing',
      table('| 10,000 profiles | handler | bare SQL | ratio |', '| p50 | 35.67 | 0.00 | 7134.00 |'),
      ['bare SQL is 0', 'ratio is above 100'],
    ],
    [
      'no statements',
      table('| filters | 1,000 | ratio | statements |', '| age | 3.1 (2–4) | 1.01 | 0, 0 |'),
      ['statements is 0'],
    ],
    [
      'a division by nothing',
      table('| server | heap a socket, KB | RSS |  |', '| ws | NaN | 1 | |'),
      ['NaN'],
    ],
    [
      'an endless ratio',
      table(
        '| gate | measured | at most | holds |',
        '| time against bare ws | Infinity | 1.5 | NO |',
      ),
      ['Infinity'],
    ],
    [
      'a gate that compares with nothing',
      table(
        '| gate | measured | bound | goal |',
        '| PGlite: page of the largest against the smallest, p50 | 0 | ≤ 1.3 | |',
        '| p99 of other requests, of its usual | 250.5 | ≤ 2 | |',
      ),
      ['page of the largest against the smallest, p50 is 0', 'of its usual is above 100'],
    ],
    [
      'a time of nothing in a gate',
      table('| gate | measured | bound | goal |', '| filtered search, p95, ms | 0 | ≤ 100 | |'),
      ['filtered search, p95, ms is 0'],
    ],
    ['a table without rows', table('| what | p50, ms | p99, ms | |'), ['a table without rows']],
    ['a sentence without its number', ['Frames while it scrolls, ms: undefined'], ['undefined']],
  ])('%s', (_, lines, reasons) => {
    const found = impossibleFigures(lines);
    expect(found).toHaveLength(reasons.length);
    for (const [at, reason] of reasons.entries()) expect(found[at]).toContain(reason);
  });

  it('leaves what may be', () => {
    const lines = [
      '\n### listing on PostgreSQL (25 rounds)\n',
      ...table(
        '| filters | found | 1,000 | ratio | statements |',
        '| nobody at all | 0 | 5.1 (4–6) | 0.97 | 4, 4 |',
      ),
      ...table(
        '| gate | measured | bound | holds |',
        '| searches whose statements differ by size | 0 | ≤ 0 | yes |',
        '| longest task while 1,000 cards scroll, ms | 0 | ≤ 100 | yes |',
        '| false rollbacks within an hour, worst row, % | 0 | ≤ 1 | yes |',
        '| list, 1,000,000 against 1,000, p50 | 1.04 | ≤ 1.3 | yes |',
      ),
      ...table(
        '| what | federated | one bundle | ratio or difference |',
        '| first route: requests | 14 | 9 | +5 |',
        '| first route in mr: texts once it is ready, KB | 0.0 | | |',
      ),
      '| load | asked a second | p50, ms |\n| --- | --- | --- |\n| its refusals | | 1.2 |',
    ];
    expect(impossibleFigures(lines)).toEqual([]);
  });
});
