import { describe, expect, it } from 'vitest';
import { editingTexts } from '../../locales/en/editing.ts';
import { ownProfile } from '../../people/own-profile-fake.ts';
import { EDIT_FIELDS, type EditField } from './edit-fields.ts';
import { editErrors, fieldOfError } from './field-errors.ts';
import { valuesOf } from './values.ts';

const saved = valuesOf(ownProfile());
const owner = { gender: 'female' as const, today: new Date(2026, 10, 21) };
const errorOf = (field: EditField, now: string, gender: 'female' | 'male' = 'female') =>
  editErrors({ ...saved, [field]: now }, [field], { ...owner, gender })[field];

describe('what keeps a field from being saved', () => {
  it('is nothing in a profile that was saved', () => {
    expect(editErrors(saved, EDIT_FIELDS, owner)).toEqual({});
  });

  it.each([
    ['name', ' ', { key: 'error.name.missing' }],
    ['name', 'Asha 98220', { key: 'error.name.contact' }],
    ['lastName', 'www.example.com', { key: 'error.name.contact' }],
    ['lastName', '', undefined],
    ['name_devanagari', 'आशा ९८२२०', { key: 'error.name.contact' }],
    ['name', 'x'.repeat(81), { key: 'error.tooLong', values: { most: 80 } }],
    ['phone', '', { key: 'error.phone.missing' }],
    ['phone', 'call me', { key: 'error.phone.wrong' }],
    ['birthdate', '1998--12', { key: 'error.day.missing' }],
    ['birthdate', '1998-02-30', { key: 'error.day.none' }],
    ['birthdate', '1850-02-20', { key: 'error.day.tooOld' }],
    ['gotra', 'x'.repeat(161), { key: 'error.tooLong', values: { most: 160 } }],
    ['aboutme', 'x'.repeat(2001), { key: 'error.tooLong', values: { most: 2000 } }],
    ['aboutme', '\u0007', { key: 'error.signs' }],
    ['name_devanagari', 'Asha', { key: 'error.devanagari' }],
    ['annual_income', 'a lot', { key: 'error.amount' }],
    ['partner_preferences.current_city', '!!', { key: 'error.cities', values: { most: 60 } }],
    [
      'partner_preferences.current_city',
      Array.from({ length: 11 }, (_, n) => `City ${n}`).join(','),
      { key: 'error.cities.tooMany', values: { most: 10 } },
    ],
  ] as const)('%s: %s', (field, now, error) => {
    expect(errorOf(field, now)).toEqual(error);
  });

  it('is an age below the law’s, by gender', () => {
    expect(errorOf('birthdate', '2008-11-21')).toBeUndefined();
    expect(errorOf('birthdate', '2008-11-22')).toEqual({
      key: 'error.day.tooYoung.female',
      values: { least: 18, age: 17 },
    });
    expect(errorOf('birthdate', '2006-01-01', 'male')).toMatchObject({
      key: 'error.day.tooYoung.male',
    });
  });

  it('is a preference that ends before it begins', () => {
    const values = {
      ...saved,
      'partner_preferences.age_from': '30',
      'partner_preferences.age_to': '25',
    };
    expect(editErrors(values, ['partner_preferences.age_from'], owner)).toEqual({
      'partner_preferences.age_to': { key: 'error.backward' },
    });
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
