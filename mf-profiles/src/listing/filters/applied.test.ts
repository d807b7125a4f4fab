import { EDUCATION_LEVELS, FILTER_NAMES } from 'shared-contracts/calls/listing-filters';
import { DIETS, MANGAL_DOSH, MARITAL_STATUSES, RASHIS } from 'shared-contracts/domain/profile';
import { formatText } from 'shared-contracts/i18n/i18n';
import { describe, expect, it } from 'vitest';
import { type FilterWords, filterTexts } from '../../locales/en/filters.ts';
import { appliedOf, appliedText, filterText, filtersInWords } from './applied.ts';
import { without, type Filters } from './filters.ts';

const t: FilterWords = (key, values) => formatText(filterTexts.en[key], values);
const said = (filters: Filters) =>
  appliedOf(filters).map((applied) => appliedText(filters, applied, { t }));

const everything: Filters = {
  age_from: 25,
  age_to: 30,
  height_from: 160,
  height_to: 180,
  city: ['Pune', 'Nashik'],
  maritial_status: [...MARITAL_STATUSES],
  education: 'Eng',
  education_level: [...EDUCATION_LEVELS],
  occupation: 'Doc',
  income_from: 1_000_000,
  diet: [...DIETS],
  rashi: [...RASHIS],
  mangal_dosh: [...MANGAL_DOSH],
  gotra_not: ['Atri'],
  verified: ['personal', 'job', 'salary'],
  photo: 'true',
  online: 'true',
  mother_tongue: ['Konkani'],
  gun_milan_from: 18,
  q: 'Kulkarni',
};

describe('applied filters in words', () => {
  it('take from and to together and every value apart', () => {
    const filters: Filters = {
      age_from: 25,
      age_to: 30,
      city: ['Pune', 'Nashik'],
      mangal_dosh: ['no'],
    };
    expect(said(filters)).toEqual(['25 to 30 years', 'Pune', 'Nashik', 'Mangal dosh: No']);
    expect(filterText(filters, 'city', { t, locale: 'en' })).toBe('Pune and Nashik');
    expect(filterText(filters, 'city', { t, locale: 'mr' })).toBe('Pune आणि Nashik');
    expect(filtersInWords(filters, { t, locale: 'hi' })).toBe(
      '25 to 30 years, Pune, Nashik और Mangal dosh: No',
    );
  });

  it.each<[Filters, string]>([
    [{ age_from: 25 }, '25 years and older'],
    [{ age_to: 30 }, 'Up to 30 years'],
    [{ height_from: 163 }, '5\u{a0}ft\u{a0}4\u{a0}in (163\u{a0}cm) and taller'],
    [{ height_to: 163 }, 'Up to 5\u{a0}ft\u{a0}4\u{a0}in (163\u{a0}cm)'],
    [{ income_from: 1_500_000 }, '₹15,00,000 a year and more'],
    [{ education: 'Eng' }, 'Education: Eng'],
    [{ online: 'true' }, 'Active this week'],
    [{ gotra_not: ['Atri'] }, 'Not Atri'],
    [{ mother_tongue: ['Konkani'] }, 'Mother tongue: Konkani'],
    [{ gun_milan_from: 18 }, 'Gun Milan 18 and more'],
    [{ q: 'Kulkarni' }, 'Name: Kulkarni'],
  ])('%j reads %s', (filters, text) => expect(said(filters)).toEqual([text]));

  it('read what was written in another script as the page writes it, each filter for itself', () => {
    const filters: Filters = { city: ['nashik', 'Elsewhere'], occupation: 'doctor' };
    const words = [
      { filter: 'city', written: 'nashik', read: 'नाशिक' },
      { filter: 'occupation', written: 'doctor', read: 'डॉक्टर' },
      { filter: 'gotra_not', written: 'Elsewhere', read: 'इतरत्र' },
    ];
    const wording = { t, locale: 'mr' as const, words };
    expect(filtersInWords(filters, wording)).toBe('नाशिक, Elsewhere, Occupation: डॉक्टर');
    expect(filterText(filters, 'city', wording)).toBe('नाशिक आणि Elsewhere');
  });

  it('have words for every filter and every value that there is', () => {
    const words = said(everything);
    expect(words).not.toContainEqual(expect.stringMatching(/[._{}]/));
    expect(new Set(appliedOf(everything).map(({ name }) => name))).toEqual(new Set(FILTER_NAMES));
  });

  it('go one by one, value by value, until none is left', () => {
    expect(without({ city: ['Pune', 'Nashik'] }, { name: 'city', value: 'Pune' })).toEqual({
      city: ['Nashik'],
    });
    expect(without(everything, { name: 'age' })).not.toHaveProperty('age_from');
    const none = appliedOf(everything).reduce(without, everything);
    expect(none).toEqual({});
  });
});
