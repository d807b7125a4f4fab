import { Profile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { profile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { fieldsLeft, isLong, OUTSIDE_TABS, TAB_FIELDS } from './tab-fields.ts';

describe('the tabs of a profile', () => {
  it('hold every field of section 3 exactly once', () => {
    const inTabs: string[] = PROFILE_TABS.flatMap((tab) => [...TAB_FIELDS[tab]]);
    const outside: readonly string[] = OUTSIDE_TABS;
    const expected = Object.keys(Profile.shape).filter((field) => !outside.includes(field));
    expect(inTabs.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [0, 'Only child', false],
    [0, null, true],
    [2, 'Both married', true],
    [null, 'Only child', true],
  ])('of %s brothers and sisters and the words %s', (number_of_siblings, siblings_details, has) => {
    const left = fieldsLeft(profile({ number_of_siblings, siblings_details }), 'family');
    expect(left.includes('number_of_siblings')).toBe(has);
    expect(left).toContain('siblings_details');
  });

  it('put the facts before the sentences in Personal Details', () => {
    const long = TAB_FIELDS.personal.map(isLong);
    expect(long).toEqual(long.toSorted((a, b) => Number(a) - Number(b)));
  });
});
