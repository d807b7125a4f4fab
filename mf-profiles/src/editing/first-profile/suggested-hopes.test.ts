import { expect, it } from 'vitest';
import { suggestedHopes } from './suggested-hopes.ts';

it.each([
  ['female', 27, '27', '33'],
  ['female', 18, '21', '24'],
  ['male', 30, '24', '30'],
  ['male', 21, '18', '21'],
  ['female', 80, '70', '70'],
] as const)('for a %s of %i begins with %s to %s', (gender, age, from, to) => {
  expect(suggestedHopes({ gender, age, maritial_status: null })).toEqual({
    'partner_preferences.age_from': from,
    'partner_preferences.age_to': to,
  });
});

it('suggests who was never married to those who were not, and nothing to others', () => {
  const own = { gender: 'male' as const, age: 30 };
  const status = (maritial_status: 'never_married' | 'widowed') =>
    suggestedHopes({ ...own, maritial_status })['partner_preferences.maritial_status'];
  expect(status('never_married')).toBe('never_married');
  expect(status('widowed')).toBeUndefined();
});
