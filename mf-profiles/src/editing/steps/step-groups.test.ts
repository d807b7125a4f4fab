import { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { ProfileChange } from 'shared-contracts/calls/profile-change';
import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { describe, expect, it } from 'vitest';
import { editingTexts } from '../../locales/en/editing.ts';
import { editingTexts as hindi } from '../../locales/hi/editing.ts';
import { editingTexts as marathi } from '../../locales/mr/editing.ts';
import { TAB_FIELDS } from '../../people/tab-fields.ts';
import { EDIT_FIELDS } from '../values/edit-fields.ts';
import { fieldsOf, STEP_GROUPS } from './step-groups.ts';

describe('the steps of /info', () => {
  it('hold every field that the contract lets a member write, exactly once', () => {
    const preferences = Object.keys(PartnerPreferences.shape).map(
      (one) => `partner_preferences.${one}`,
    );
    const own = Object.keys(ProfileChange.shape).filter(
      (field) => !['id', 'gender', 'partner_preferences'].includes(field),
    );
    const inSteps = PROFILE_TABS.flatMap((step) => fieldsOf(step));
    expect(inSteps.toSorted()).toEqual([...own, ...preferences].toSorted());
    expect(EDIT_FIELDS.toSorted()).toEqual(inSteps.toSorted());
  });

  it.each(PROFILE_TABS)('hold in %s what the profile shows in the tab of this name', (step) => {
    const parts = STEP_GROUPS[step].flatMap((group) => [...group.parts]);
    expect(parts).toEqual(expect.arrayContaining([...TAB_FIELDS[step]]));
  });
});

describe('the titles of the groups', () => {
  it.each([
    ['English', editingTexts.en],
    ['Marathi', marathi],
    ['Hindi', hindi],
  ])('are in %s no name of a field below them', (_language, words) => {
    const entries = Object.entries<unknown>(words);
    const fields = new Set(
      entries.filter(([key]) => key.startsWith('field.')).map(([, text]) => text),
    );
    const titles = entries.filter(([key]) => key.startsWith('group.'));
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter(([, text]) => fields.has(text))).toEqual([]);
  });
});
