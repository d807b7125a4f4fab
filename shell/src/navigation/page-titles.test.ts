import { expect, it } from 'vitest';
import { createPageTitles } from './page-titles.ts';

it('keeps the later title when the earlier page goes after it came', () => {
  const titles = createPageTitles();
  const takeBack = titles.give('Asha Joshi');
  titles.give('Meera Kale');
  takeBack();
  expect(titles.given()).toBe('Meera Kale');
});

it('falls back to the title before, and to none', () => {
  const titles = createPageTitles();
  const first = titles.give('Asha Joshi');
  const second = titles.give('Asha Joshi');
  second();
  expect(titles.given()).toBe('Asha Joshi');
  first();
  expect(titles.given()).toBeNull();
});
