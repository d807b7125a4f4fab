import { formatText } from 'shared-contracts/i18n/i18n';
import { profile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { type ProfileWords, profileTexts } from '../locales/en/profile.ts';
import { profileTexts as marathi } from '../locales/mr/profile.ts';
import type { ProfileField } from '../people/tab-fields.ts';
import { fieldText } from './field-text.ts';

const t: ProfileWords = (key, values) => formatText(profileTexts.en[key], values);

function textOf(field: ProfileField, change: Parameters<typeof profile>[0] = {}) {
  return fieldText(profile(change), field, { t, locale: 'en', yes: 'Yes', no: 'No' });
}

describe('the value of a field', () => {
  it.each([
    ['birthdate', { birthdate: '1996-03-12', age: 30 }, '12 March 1996 (30\u00a0years)'],
    ['height', { height: 163 }, '5\u{a0}ft\u{a0}4\u{a0}in (163\u{a0}cm)'],
    ['annual_income', { annual_income: 1250000 }, '₹12,50,000'],
    ['annual_income', { annual_income: 0 }, '₹0'],
    ['number_of_siblings', { number_of_siblings: 0 }, '0'],
    ['gender', { gender: 'male' }, 'Man'],
    ['maritial_status', { maritial_status: 'awaiting_divorce' }, 'Awaiting divorce'],
    ['dietary_preferences', { dietary_preferences: 'non_vegetarian' }, 'Non-vegetarian'],
    ['smoking_habits', { smoking_habits: 'occasionally' }, 'Occasionally'],
    ['rashi', { rashi: 'vrishchika' }, 'Vrishchika (Scorpio)'],
    ['mangal_dosh', { mangal_dosh: 'anshik' }, 'Anshik (partial)'],
    ['name', { name: 'आशा' }, 'आशा'],
  ] as const)('reads well: %s', (field, change, text) => {
    expect(textOf(field, change)).toBe(text);
  });

  it('has days and units in the language of the page', () => {
    const asha = profile({ birthdate: '1996-03-12', age: 30, height: 163 });
    const say: ProfileWords = (key, values) => formatText(marathi[key], values, 'mr');
    const words = { t: say, locale: 'mr', yes: 'होय', no: 'नाही' } as const;
    expect(fieldText(asha, 'birthdate', words)).toBe('12 मार्च, 1996 (30\u00a0वर्षे)');
    expect(fieldText(asha, 'height', words)).toBe('5\u{a0}फूट\u{a0}4\u{a0}इंच (163\u{a0}सेंमी)');
  });

  it('is Yes or No for a truth', () => {
    const field = 'interest_in_continuing_education';
    expect(textOf(field, { [field]: true })).toBe('Yes');
    expect(textOf(field, { [field]: false })).toBe('No');
  });

  it.each([
    'height',
    'annual_income',
    'number_of_siblings',
    'maritial_status',
    'dietary_preferences',
    'rashi',
    'mangal_dosh',
    'interest_in_continuing_education',
    'aboutme',
  ] as const)('is not known where it is null: %s', (field) => {
    expect(textOf(field, { [field]: null })).toBeNull();
  });

  it('is not known where there are only blanks', () => {
    expect(textOf('mamkul', { mamkul: '  \n' })).toBeNull();
  });
});
