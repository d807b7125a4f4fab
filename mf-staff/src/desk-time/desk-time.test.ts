import { describe, expect, it } from 'vitest';
import {
  dayRanges,
  deskDay,
  deskMoment,
  dueState,
  fromDeskField,
  quickTimes,
  toDeskField,
} from './desk-time.ts';

const now = Date.parse('2026-03-11T20:05:00.000Z');

describe('the clock of the desk', () => {
  it('is India’s, in fields and back', () => {
    expect(toDeskField('2026-03-11T20:05:00.000Z')).toBe('2026-03-12T01:35');
    expect(fromDeskField('2026-03-12T01:35')).toBe('2026-03-11T20:05:00.000Z');
    expect(toDeskField(null)).toBe('');
    expect(fromDeskField('')).toBeNull();
    expect(fromDeskField('2026-03')).toBeNull();
  });

  it('begins its day at midnight in India', () => {
    expect(deskDay(now)).toBe('2026-03-12');
    expect(deskDay(Date.parse('2026-03-11T18:29:00Z'))).toBe('2026-03-11');
    expect(deskDay(now, 1)).toBe('2026-03-13');
  });

  it.each([
    [false, null, 'none'],
    [false, '2026-03-11T20:00:00Z', 'none'],
    [true, null, 'today'],
    [true, '2026-03-12T10:00:00Z', 'today'],
    [true, '2026-03-11T19:00:00Z', 'today'],
    [true, '2026-03-11T18:00:00Z', 'overdue'],
    [true, '2026-03-12T18:30:00Z', 'later'],
  ] as const)('says of follow-up %s at %s: %s', (followup, follow_up_at, state) => {
    expect(dueState({ followup, follow_up_at }, now)).toBe(state);
  });

  it('offers an hour, tomorrow at ten and a week', () => {
    expect(quickTimes(now)).toEqual({
      hour: '2026-03-12T02:35',
      tomorrow: '2026-03-13T10:00',
      week: '2026-03-19T10:00',
    });
  });

  it('offers ranges of days, also over the end of a month', () => {
    expect(dayRanges(now)).toEqual({
      today: { from: '2026-03-12', to: '2026-03-12' },
      yesterday: { from: '2026-03-11', to: '2026-03-11' },
      week: { from: '2026-03-06', to: '2026-03-12' },
      month: { from: '2026-03-01', to: '2026-03-12' },
      lastMonth: { from: '2026-02-01', to: '2026-02-28' },
    });
  });

  it('leaves this year out', () => {
    expect(deskMoment('2026-03-11T20:05:00Z', now)).toMatch(/^12 Mar,? 1:35 am$/);
    expect(deskMoment('2025-03-11T20:05:00Z', now)).toMatch(/^12 Mar 2025,? 1:35 am$/);
  });
});
