import { expect, it } from 'vitest';
import { readingLanguage } from './reading-language.ts';

it.each([
  ['पहिली भेट: परीक्षा नव्हे, संवाद', 'mr'],
  ['The word सप्तपदी means seven steps', undefined],
  ['Plain English', undefined],
  ['', undefined],
  ['12 & 14', undefined],
])('reads "%s" as %s', (text, language) => {
  expect(readingLanguage(text)).toBe(language);
});
