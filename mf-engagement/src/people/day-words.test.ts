import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

const now = new Date(2026, 2, 12, 9, 30).getTime();
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

it.each([
  [at(12, 1), { recent: 'today' }],
  [at(11, 23), { recent: 'yesterday' }],
  [at(6, 0), { recent: '6 days ago' }],
  [at(5, 23), { day: '5 March' }],
  [new Date(2025, 11, 30, 8).toISOString(), { day: '30 December 2025' }],
  [at(13, 1), { recent: 'today' }],
])('tells %s by calendar days', (instant, words) => {
  expect(dayWords(instant, now)).toEqual(words);
});

it.each([
  [at(6, 0), { recent: '6 दिवसांपूर्वी' }],
  [at(5, 23), { day: '5 मार्च' }],
])('tells %s with Latin digits in Marathi too', (instant, words) => {
  expect(dayWords(instant, now, 'mr')).toEqual(words);
});
