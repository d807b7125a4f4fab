import { expect, it } from 'vitest';
import { indianDay } from './indian-day.ts';

it.each([
  ['2026-11-21T09:00:00.000Z', '2026-11-21', '2026-11-20T18:30:00.000Z', 34_200],
  ['2026-11-21T18:29:59.999Z', '2026-11-21', '2026-11-20T18:30:00.000Z', 1],
  ['2026-11-21T18:30:00.000Z', '2026-11-22', '2026-11-21T18:30:00.000Z', 86_400],
])('at %s it is %s in India', (now, day, beginsAt, secondsLeft) => {
  expect(indianDay(new Date(now))).toEqual({ day, beginsAt: new Date(beginsAt), secondsLeft });
});
