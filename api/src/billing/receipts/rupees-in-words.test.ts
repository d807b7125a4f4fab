import { expect, it } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

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
  expect(rupeesInWords(paise)).toBe(words);
});
