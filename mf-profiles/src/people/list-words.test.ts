import { INTL_LOCALES, LOCALES } from 'shared-contracts/i18n/i18n';
import { expect, it } from 'vitest';
import { listWords } from './list-words.ts';

it('joins the last of a list without a comma in Marathi and Hindi', () => {
  expect(listWords(['पुणे', 'नाशिक', 'सातारा'], 'mr', 'disjunction')).toBe('पुणे, नाशिक किंवा सातारा');
  expect(listWords(['पुणे', 'नाशिक', 'सातारा'], 'mr')).toBe('पुणे, नाशिक आणि सातारा');
  expect(listWords(['पहचान', 'नौकरी', 'आय'], 'hi')).toBe('पहचान, नौकरी और आय');
  expect(listWords(['पहचान', 'नौकरी', 'आय'], 'hi', 'disjunction')).toBe('पहचान, नौकरी या आय');
});

it('leaves commas within a word and other lists alone', () => {
  expect(listWords(['अ, ब', 'क'], 'mr', 'disjunction')).toBe('अ, ब किंवा क');
  expect(listWords(['अ', 'ब', 'क'], 'mr', 'unit')).toBe('अ, ब, क');
});

it.each(LOCALES)('joins in %s as Intl does, but for the comma before the last', (locale) => {
  for (const type of ['conjunction', 'disjunction', 'unit'] as const) {
    const list = new Intl.ListFormat(INTL_LOCALES[locale], { type });
    for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
      const expected = list.format(words).replace(/, (?=\p{Script=Devanagari})/u, ' ');
      expect(listWords(words, locale, type)).toBe(expected);
    }
  }
});
