import { expect, it } from 'vitest';
import { indianWeek } from './indian-week.ts';

it.each([
  // Monday begins in India while it is still Sunday in Greenwich.
  ['2026-11-15T18:29:59.999Z', '2026-11-09', '2026-11-15'],
  ['2026-11-15T18:30:00Z', '2026-11-16', '2026-11-22'],
  ['2026-11-18T12:00:00Z', '2026-11-16', '2026-11-22'],
  ['2026-11-22T18:29:59Z', '2026-11-16', '2026-11-22'],
  ['2026-12-31T23:00:00Z', '2026-12-28', '2027-01-03'],
])('%s lies in the week from %s to %s', (moment, from, until) => {
  const week = indianWeek(new Date(moment));
  expect(week).toMatchObject({ from, until });
  expect(week.endsAt.getTime() - week.beginsAt.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
});
