import { expect, it } from 'vitest';
import { readingLanguage } from './reading-language.ts';

it.each([
  ['पहिली भेट: परीक्षा नव्हे, संवाद', 'en', 'mr'],
  ['पहिली भेट: परीक्षा नव्हे, संवाद', 'mr', undefined],
  ['नियम और शर्तें', 'hi', undefined],
  ['The word सप्तपदी means seven steps', 'en', undefined],
  ['The word सप्तपदी means seven steps', 'mr', 'en'],
  ['Plain English', 'hi', 'en'],
  ['', 'mr', undefined],
  ['12 & 14', 'hi', undefined],
] as const)('reads "%s" on a page in %s as %s', (text, page, language) => {
  expect(readingLanguage(text, { page })).toBe(language);
});

it('believes what is told of a text', () => {
  expect(readingLanguage('गुण मिलन', { page: 'hi', language: 'mr' })).toBe('mr');
  expect(readingLanguage('Saptapadi', { page: 'mr', language: 'mr' })).toBeUndefined();
});
