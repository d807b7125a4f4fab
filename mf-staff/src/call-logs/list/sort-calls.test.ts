import { expect, it } from 'vitest';
import { callLog } from '../../testing/calls.ts';
import { sortCalls } from './sort-calls.ts';

const calls = [
  callLog({ customer_name: 'Beena', followup: false }),
  callLog({ customer_name: 'Anil', followup: true, follow_up_at: '2026-03-12T10:00:00.000Z' }),
  callLog({ customer_name: 'Chetan', followup: true, follow_up_at: null }),
];
const names = (key: string, descending: boolean) =>
  sortCalls(calls, { key, descending }).map((log) => log.customer_name);

it('sorts a page by a column, both ways, what is missing last', () => {
  expect(names('customer', false)).toEqual(['Anil', 'Beena', 'Chetan']);
  expect(names('customer', true)).toEqual(['Chetan', 'Beena', 'Anil']);
  // Without a time it is due today.
  expect(names('due', false)).toEqual(['Chetan', 'Anil', 'Beena']);
  expect(names('due', true)).toEqual(['Anil', 'Chetan', 'Beena']);
});

it('leaves the order of the server', () => {
  expect(sortCalls(calls, null)).toBe(calls);
});
