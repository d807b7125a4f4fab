import { expect, it } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

it.each([
  ['mr-IN,mr;q=0.9,en-IN;q=0.8,en;q=0.7', 'mr'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['gu, hi;q=0.5, en;q=0.4', 'hi'],
  ['en;q=0.5, MR ; q=0.8', 'mr'],
  ['hi,mr', 'hi'],
  ['mr;q=0, en;q=0.1', 'en'],
  ['mr;q=loud', 'en'],
  ['mr;q=9, hi', 'hi'],
  ['mrx, hin', 'en'],
  ['fr,*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [`${'fr,'.repeat(100)}mr`, 'en'],
])('of %j the language is %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
