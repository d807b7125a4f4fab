import { describe, expect, it } from 'vitest';
import { mergeVersions, part } from './entry-conflicts.ts';
import { newValues } from './entry-values.ts';

const base = newValues({ userId: 'me', name: 'Vaishali', app: 'saptapadi' });

describe('an entry that two callers changed', () => {
  it('takes what the other alone changed, and keeps what I did', () => {
    const merged = mergeVersions({
      base,
      mine: { ...base, remark: 'mine' },
      theirs: { ...base, phone: '+91 98220 12345' },
    });
    expect(merged).toEqual({ taken: { phone: '+91 98220 12345' }, both: [] });
  });

  it('asks only where both changed the same thing in different ways', () => {
    const merged = mergeVersions({
      base,
      mine: { ...base, remark: 'mine', status: 'call_failed', payment_done: true },
      theirs: { ...base, remark: 'theirs', status: 'call_failed' },
    });
    expect(merged).toEqual({ taken: {}, both: [['remark']] });
  });

  it('never gives a person’s id another one’s name, nor a follow-up another one’s time', () => {
    const theirs = { ...base, pid: 'b', pid_name: 'Meera', followup: true };
    const mine = { ...base, pid: 'a', pid_name: 'Asha', follow_up_at: '2026-03-12T10:00' };
    const { both } = mergeVersions({ base, mine, theirs });
    expect(both).toEqual([
      ['pid', 'pid_name'],
      ['followup', 'follow_up_at'],
    ]);
    expect(part(theirs, ['pid', 'pid_name'])).toEqual({ pid: 'b', pid_name: 'Meera' });
  });
});
