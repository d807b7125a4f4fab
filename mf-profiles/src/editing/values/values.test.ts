import { ProfileChange } from 'shared-contracts/calls/profile-change';
import { describe, expect, it } from 'vitest';
import { ownProfile } from '../../people/own-profile-fake.ts';
import { rupeesIn, spokenAmount } from './amount.ts';
import { EDIT_FIELDS, isPreference } from './edit-fields.ts';
import { changeOf, isSame, valuesOf } from './values.ts';

const preferences = {
  age_from: 24,
  age_to: 30,
  current_city: ['Pune', 'नाशिक'],
  dietary_preferences: ['vegetarian' as const, 'jain' as const],
};

describe('what stands in the fields', () => {
  it('goes back to the server as it came, whatever it is', () => {
    const profile = ownProfile({
      name_devanagari: 'आशा',
      made_for: 'daughter',
      partner_preferences: preferences,
    });
    const change = ProfileChange.parse(changeOf(valuesOf(profile), EDIT_FIELDS));
    expect(profile).toMatchObject(change);
    expect(Object.keys(change)).toHaveLength(
      EDIT_FIELDS.filter((one) => !isPreference(one)).length + 1,
    );
  });

  it('says nothing where nothing is said', () => {
    const empty = ownProfile({ aboutme: null, height: null, annual_income: null });
    const values = { ...valuesOf(empty), current_city: '  ', bloodgroup: '' };
    const fields = ['aboutme', 'height', 'annual_income', 'current_city', 'bloodgroup'] as const;
    expect(changeOf(values, fields)).toEqual({
      aboutme: null,
      height: null,
      annual_income: null,
      current_city: null,
      bloodgroup: null,
    });
  });

  it('tells yes, no and not said apart', () => {
    for (const said of [true, false, null]) {
      const values = valuesOf(ownProfile({ interest_in_continuing_education: said }));
      expect(changeOf(values, ['interest_in_continuing_education'])).toEqual({
        interest_in_continuing_education: said,
      });
    }
  });

  it('sends preferences whole with any of them, and null once none is left', () => {
    const values = valuesOf(ownProfile({ partner_preferences: preferences }));
    const change = changeOf({ ...values, 'partner_preferences.age_to': '' }, [
      'partner_preferences.age_to',
    ]);
    expect(change).toEqual({ partner_preferences: { ...preferences, age_to: undefined } });
    const none = valuesOf(ownProfile());
    expect(changeOf(none, ['partner_preferences.age_to'])).toEqual({ partner_preferences: null });
  });

  it('writes a number as the contract takes it', () => {
    const values = { ...valuesOf(ownProfile()), phone: ' (०२०) 2445.6789' };
    expect(changeOf(values, ['phone'])).toEqual({ phone: '020 2445 6789' });
  });

  it('is the same but for what is not saved anyway', () => {
    expect(isSame('aboutme', ' Namaste\r\n', 'Namaste')).toBe(true);
    expect(isSame('annual_income', '12 lakh', '1200000')).toBe(true);
    expect(isSame('partner_preferences.dietary_preferences', 'jain, vegan', 'vegan,jain')).toBe(
      true,
    );
    expect(isSame('partner_preferences.current_city', 'Pune', 'Nashik')).toBe(false);
  });
});

describe('an amount', () => {
  it.each([
    ['1200000', 1_200_000],
    ['₹ 12,00,000', 1_200_000],
    ['12 lakh', 1_200_000],
    ['7.5 L', 750_000],
    ['1.5 crore', 15_000_000],
    ['१२,००,०००', 1_200_000],
    ['twelve', Number.NaN],
    ['12-15 lakh', Number.NaN],
  ])('%s is %d rupees', (typed, rupees) => {
    expect(rupeesIn(typed)).toBe(rupees);
  });

  it('is spoken in lakh and crore', () => {
    expect(spokenAmount(1_250_000)).toEqual({ count: '12.5', unit: 'lakh' });
    expect(spokenAmount(20_000_000)).toEqual({ count: '2', unit: 'crore' });
    expect(spokenAmount(80_000)).toBeNull();
  });
});
