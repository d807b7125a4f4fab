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
  expect(listWords(['a', 'b', 'c'], 'en')).toBe(
    new Intl.ListFormat('en-IN').format(['a', 'b', 'c']),
  );
});
