import { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { formatText } from 'shared-contracts/i18n/i18n';
import { profile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { preferenceTexts, profileTexts } from '../../locales/en/profile.ts';
import { isMet, WISH_FIELDS, wishRows, type RowWords } from './preference-rows.ts';

const words: RowWords = {
  t: (key, values) => formatText(profileTexts.en[key], values),
  w: (key, values) => formatText(preferenceTexts.en[key], values),
  locale: 'en',
  yes: 'Yes',
  no: 'No',
  either: (values) => values.join(' or '),
};

const asked = (wishes: PartnerPreferences) =>
  wishRows(wishes, words).map((row) => `${row.label}: ${row.wanted}`);

describe('wishes in words', () => {
  it('name what was asked for and nothing else, in reading order', () => {
    expect(
      asked({
        smoking_habits: ['never'],
        age_from: 27,
        age_to: 33,
        height_from: 165,
        current_city: ['Pune', 'पुणे'],
        education: 'A graduate',
        annual_income_from: 1_200_000,
        dietary_preferences: ['vegetarian', 'jain'],
      }),
    ).toEqual([
      'Age: 27 to 33 years',
      'Height: 5\u{a0}ft\u{a0}5\u{a0}in (165\u{a0}cm) or taller',
      'Lives in: Pune or पुणे',
      'Education: A graduate',
      'Yearly income: ₹12,00,000 or more',
      'Food: Vegetarian or Jain',
      'Smoking: Never',
    ]);
    expect(asked({})).toEqual([]);
    expect(asked({ age_to: 30, height_to: 170 })).toEqual([
      'Age: Up to 30 years',
      'Height: Up to 5\u{a0}ft\u{a0}7\u{a0}in (170\u{a0}cm)',
    ]);
  });

  it('are about every wish of the contract', () => {
    const fields = Object.keys(PartnerPreferences.shape).map((wish) =>
      wish.replace(/_(from|to)$/, ''),
    );
    expect([...new Set(fields)].toSorted()).toEqual([...WISH_FIELDS].toSorted());
  });
});

describe('a fact', () => {
  const person = profile({ age: 27, height: 162, current_city: ' Pune ', annual_income: null });

  it.each([
    ['age', { age_from: 27 }, true],
    ['age', { age_from: 28 }, false],
    ['age', { age_to: 26 }, false],
    ['height', { height_from: 150, height_to: 162 }, true],
    ['height', { height_from: 163 }, true],
    ['height', { height_from: 164 }, false],
    ['height', { height_to: 161 }, false],
    ['current_city', { current_city: ['nashik', 'PUNE'] }, true],
    ['current_city', { current_city: ['पुणे'] }, true],
    ['current_city', { current_city: ['Mumbai'] }, false],
    ['dietary_preferences', { dietary_preferences: ['vegetarian'] }, true],
    ['smoking_habits', { smoking_habits: ['occasionally'] }, false],
    ['annual_income', { annual_income_from: 1 }, null],
    ['education', { education: 'A graduate' }, null],
    ['family_type', {}, null],
  ] as const)('of %s beside %j is as asked: %s', (field, wishes, expected) => {
    expect(isMet(wishes as PartnerPreferences, field, person)).toBe(expected);
  });
});
