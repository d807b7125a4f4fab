import { describe, expect, it } from 'vitest';
import { formatText, INTL_LOCALES, LOCALES } from './i18n.ts';

describe('formatText', () => {
  it('fills places and leaves an unknown place visible', () => {
    expect(formatText('Ask about {name}', { name: 'आशा' })).toBe('Ask about आशा');
    expect(formatText('{a} {b}', { a: 1 })).toBe('1 {b}');
  });

  it('chooses the plural of the language', () => {
    const text = { one: '{count} profile', other: '{count} profiles' };
    expect(formatText(text, { count: 1 })).toBe('1 profile');
    expect(formatText(text, { count: 2 })).toBe('2 profiles');
    expect(formatText({ one: 'एक', other: 'अनेक' }, { count: 0 }, 'hi')).toBe('एक');
  });

  it.each(LOCALES)('counts in %s as Intl does', (locale) => {
    const rules = new Intl.PluralRules(locale);
    expect(rules.resolvedOptions().pluralCategories.toSorted()).toEqual(['one', 'other']);
    for (const count of [0, 0.5, 1, 1.5, 2, 10, 11, 21, 100, 101, 1000]) {
      const chosen = formatText({ one: 'one', other: 'other' }, { count }, locale);
      expect(`${count} ${chosen}`).toBe(`${count} ${rules.select(count)}`);
    }
  });
});

it.each(LOCALES)(
  'writes numbers and dates with Latin digits in %s, grouped as in India',
  (locale) => {
    const intl = INTL_LOCALES[locale];
    expect(new Intl.NumberFormat(intl).format(123_456)).toBe('1,23,456');
    const day = new Intl.DateTimeFormat(intl, { dateStyle: 'long' }).format(new Date(2026, 10, 24));
    expect(day).toMatch(/24.*2026/);
  },
);
