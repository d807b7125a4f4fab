import { describe, expect, it } from 'vitest';
import { dayText, monthNames } from './day-text.ts';
import { INTL_LOCALES, LOCALES } from './i18n.ts';

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 29)));

describe.each(LOCALES)('days in %s', (locale) => {
  it('has the months that Intl has', () => {
    const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
      month: 'long',
      timeZone: 'UTC',
    });
    expect(monthNames(locale)).toEqual(months.map((day) => format.format(day)));
  });

  it('writes a day as Intl does', () => {
    const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (const day of [...months, new Date('1996-03-02T00:00:00Z')]) {
      expect(dayText(day.toISOString().slice(0, 10), locale)).toBe(format.format(day));
    }
  });
});

it('writes a calendar day without shifting it by a time zone', () => {
  expect(dayText('1996-03-12')).toBe('12 March 1996');
});

it('leaves a day without a month as it was written', () => {
  expect(dayText('1998-00-07')).toBe('1998-00-07');
  expect(dayText('1998--07')).toBe('1998--07');
});
