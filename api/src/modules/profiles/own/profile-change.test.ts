import { ProfileChange } from 'shared-contracts/calls/profile-change';
import { describe, expect, it } from 'vitest';
import { makeCommunity } from '../../../../demo/seed/community.ts';
import { PROFILE_FIELDS } from '../profiles.store.ts';
import { clearEmptyTexts } from './update-profile.ts';

describe('what a member may write', () => {
  it('is every field that members read of each other, and what is the owner’s alone', () => {
    const own = ['id', 'name_devanagari', 'last_name_devanagari', 'phone', 'made_for'];
    const read = [...PROFILE_FIELDS, 'partner_preferences'];
    const writable = [...read, ...own];
    expect(Object.keys(ProfileChange.shape).toSorted()).toEqual(writable.toSorted());
  });

  it('takes every profile of the demo community as it is', () => {
    const { people } = makeCommunity({ now: new Date('2026-11-21T09:00:00Z') });
    const known = Object.keys(ProfileChange.shape);
    for (const { profile } of people) {
      const written = Object.fromEntries(
        Object.entries(profile).filter(([field]) => known.includes(field)),
      );
      expect(ProfileChange.safeParse(written)).toEqual({ success: true, data: written });
    }
  });

  it.each([
    ['a zero byte', { aboutme: 'a\u0000b' }],
    ['a control character', { name: 'A\u0007' }],
    ['another script', { name_devanagari: 'Asha' }],
    ['a fraction', { height: 160.5 }],
    ['a number too large for the database', { annual_income: 3e9 }],
    ['not a number', { number_of_siblings: Number.NaN }],
  ])('refuses %s', (_, change) => {
    expect(ProfileChange.safeParse(change).success).toBe(false);
  });
});

it('clears emptied texts and keeps 0 and false', () => {
  const change = { gotra: '', number_of_siblings: 0, interest_in_continuing_education: false };
  expect(clearEmptyTexts({ ...change, height: null })).toEqual({
    ...change,
    gotra: null,
    height: null,
  });
  expect(Object.keys(clearEmptyTexts({ work: undefined } as never))).toEqual([]);
});
