import { expect, it } from 'vitest';
import { dayHead, shortWhen } from './message-times.ts';

const now = new Date(2026, 2, 12, 9, 30).getTime();
const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 5).toISOString();

it.each([
  [at(12, 1), 'today'],
  [at(13, 1), 'today'],
  [at(11, 23), 'yesterday'],
  [at(10, 1), 'Tuesday 10 March'],
  [new Date(2025, 11, 30, 8).toISOString(), 'Tuesday 30 December 2025'],
])('heads the day of %s with its words', (instant, head) => {
  expect(dayHead(instant, now, 'en').replaceAll(',', '')).toBe(head);
});

it.each([
  [at(12, 1), '1:05 am'],
  [at(11, 23), 'yesterday'],
  [at(9, 1), 'Monday'],
  [at(2, 1), '2 Mar'],
  [new Date(2025, 11, 30, 8).toISOString(), '30 Dec 2025'],
])('tells %s in few letters', (instant, words) => {
  expect(shortWhen(instant, now, 'en')).toBe(words);
});

it('tells a time of today without a word of English', () => {
  expect(shortWhen(at(12, 1), now, 'mr')).toBe('रात्री 1:05');
  expect(shortWhen(at(12, 1), now, 'hi')).toBe('रात 1:05');
});
