import { expect, it } from 'vitest';
import { rupeesInWords, numberInWords } from './rupees-in-words.ts';

it.each([
  [49_900, 'Rupees four hundred ninety-nine only'],
  [499_900, 'Rupees four thousand nine hundred ninety-nine only'],
  [549_950, 'Rupees five thousand four hundred ninety-nine and fifty paise only'],
  [
    12_345_611,
    'Rupees one lakh twenty-three thousand four hundred fifty-six and eleven paise only',
  ],
  [100_000_000_000, 'Rupees one hundred crore only'],
  [2_000, 'Rupees twenty only'],
  [1, 'Rupees zero and one paise only'],
])('writes %i paise as India says it', (paise, words) => {
  expect(rupeesInWords(paise, 'en')).toBe(words);
});

it.each([
  [49_900, 'mr', 'रुपये चारशे नव्व्याण्णव फक्त'],
  [10_000, 'mr', 'रुपये शंभर फक्त'],
  [10_100, 'mr', 'रुपये एकशे एक फक्त'],
  [549_950, 'hi', 'रुपये पाँच हज़ार चार सौ निन्यानवे और पचास पैसे मात्र'],
  [12_345_600, 'hi', 'रुपये एक लाख तेईस हज़ार चार सौ छप्पन मात्र'],
  [100_000_000_000, 'mr', 'रुपये शंभर कोटी फक्त'],
] as const)('writes %i paise in %s', (paise, language, words) => {
  expect(rupeesInWords(paise, language)).toBe(words);
});

it.each(['en', 'mr', 'hi'] as const)(
  'has a word of its own for each number to 99 in %s',
  (language) => {
    const words = Array.from({ length: 100 }, (_, number) => numberInWords(number, language));
    expect(new Set(words).size).toBe(100);
    expect(words).not.toContain('');
  },
);
