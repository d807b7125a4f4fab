import { describe, expect, it } from 'vitest';
import { editingTexts } from '../editing-texts.ts';
import { ownProfile } from '../own-profile-fake.ts';
import { fieldOfError } from '../saving/field-of-error.ts';
import { EDIT_FIELDS, type EditField } from './edit-fields.ts';
import { faultsOf } from './faults.ts';
import { valuesOf } from './values.ts';

const saved = valuesOf(ownProfile());
const owner = { gender: 'female' as const, today: new Date(2026, 10, 21) };
const faultOf = (field: EditField, now: string, gender: 'female' | 'male' = 'female') =>
  faultsOf({ ...saved, [field]: now }, [field], { ...owner, gender }).get(field);

describe('what keeps a field from being saved', () => {
  it('is nothing in a profile that was saved', () => {
    expect(faultsOf(saved, EDIT_FIELDS, owner).size).toBe(0);
  });

  it.each([
    ['name', ' ', { key: 'fault.name.missing' }],
    ['name', 'x'.repeat(81), { key: 'fault.tooLong', values: { most: 80 } }],
    ['phone', '', { key: 'fault.phone.missing' }],
    ['phone', 'call me', { key: 'fault.phone.wrong' }],
    ['birthdate', '1998--12', { key: 'fault.day.missing' }],
    ['birthdate', '1998-02-30', { key: 'fault.day.none' }],
    ['birthdate', '1850-02-20', { key: 'fault.day.tooOld' }],
    ['gotra', 'x'.repeat(161), { key: 'fault.tooLong', values: { most: 160 } }],
    ['aboutme', 'x'.repeat(2001), { key: 'fault.tooLong', values: { most: 2000 } }],
    ['aboutme', '\u0007', { key: 'fault.signs' }],
    ['name_devanagari', 'Asha', { key: 'fault.devanagari' }],
    ['annual_income', 'a lot', { key: 'fault.amount' }],
    ['partner_preferences.current_city', '!!', { key: 'fault.cities', values: { most: 60 } }],
    [
      'partner_preferences.current_city',
      Array.from({ length: 11 }, (_, n) => `City ${n}`).join(','),
      { key: 'fault.cities.tooMany', values: { most: 10 } },
    ],
  ] as const)('%s: %s', (field, now, fault) => {
    expect(faultOf(field, now)).toEqual(fault);
  });

  it('is an age below the law’s, by gender', () => {
    expect(faultOf('birthdate', '2008-11-21')).toBeUndefined();
    expect(faultOf('birthdate', '2008-11-22')).toEqual({
      key: 'fault.day.tooYoung.female',
      values: { least: 18, age: 17 },
    });
    expect(faultOf('birthdate', '2006-01-01', 'male')).toMatchObject({
      key: 'fault.day.tooYoung.male',
    });
  });

  it('is a wish that ends before it begins', () => {
    const values = {
      ...saved,
      'partner_preferences.age_from': '30',
      'partner_preferences.age_to': '25',
    };
    const faults = faultsOf(values, ['partner_preferences.age_from'], owner);
    expect([...faults]).toEqual([['partner_preferences.age_to', { key: 'fault.backward' }]]);
  });

  it('is told in words that the catalogue has, with a label for every field', () => {
    for (const field of EDIT_FIELDS) expect(editingTexts.en).toHaveProperty([`field.${field}`]);
  });
});

describe('an error of the server', () => {
  it.each([
    ['profile.birthdate', 'birthdate'],
    ['profile.partner_preferences.current_city.0', 'partner_preferences.current_city'],
    ['profile.gender', null],
  ])('at %s is about %s', (path, field) => {
    expect(fieldOfError(path)).toBe(field);
  });
});
