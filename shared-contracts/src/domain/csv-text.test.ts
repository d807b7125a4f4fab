import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('is what spreadsheets read: its mark, quoted texts, bare numbers, empty places', () => {
  expect(
    csvText([
      ['Who', 'Calls'],
      ['Kavita "Tai", Pune', 3],
      [null, 0.5],
    ]),
  ).toBe('\uFEFF"Who","Calls"\r\n"Kavita ""Tai"", Pune",3\r\n,0.5\r\n');
});

it.each(['=1+1', '+91', '-2', '@SUM(A1)', ' =1', '\t=1', '\r=1', '|cmd', '%0A', '\n@x'])(
  'makes a text of what could be a formula: %j',
  (cell) => expect(csvText([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`),
);

it('leaves numbers below zero numbers', () => {
  expect(csvText([[-2]])).toBe('\uFEFF-2\r\n');
});
