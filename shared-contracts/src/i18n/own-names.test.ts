import { expect, it } from 'vitest';
import { LOCALES } from './i18n.ts';
import { OWN_NAMES } from './own-names.ts';

it.each(LOCALES)('calls %s what its speakers call it', (locale) => {
  expect(OWN_NAMES[locale]).toBe(new Intl.DisplayNames(locale, { type: 'language' }).of(locale));
});
