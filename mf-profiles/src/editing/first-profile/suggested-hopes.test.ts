import { expect, it } from 'vitest';
import { suggestedHopes } from './suggested-hopes.ts';

it.each([
  ['female', 27, '27', '33'],
  ['female', 18, '21', '24'],
  ['male', 30, '24', '30'],
  ['male', 21, '18', '21'],
  ['female', 80, '70', '70'],
] as const)('for a %s of %i begins with %s to %s', (gender, age, from, to) => {
  expect(suggestedHopes({ gender, age, height: null, maritial_status: null })).toEqual({
    'partner_preferences.age_from': from,
    'partner_preferences.age_to': to,
  });
});

it('suggests who was never married to those who were not, and nothing to others', () => {
  const own = { gender: 'male' as const, age: 30, height: null };
  const status = (maritial_status: 'never_married' | 'widowed') =>
    suggestedHopes({ ...own, maritial_status })['partner_preferences.maritial_status'];
  expect(status('never_married')).toBe('never_married');
  expect(status('widowed')).toBeUndefined();
});

it.each([
  ['female', 162, 'from'],
  ['male', 163, 'to'],
] as const)(
  'begins the heights for a %s of %i cm with the inch of the own one',
  (gender, height, end) => {
    const hopes = suggestedHopes({ gender, age: 30, height, maritial_status: null });
    // 5 ft 4 in, as the list of heights has it.
    expect(hopes[`partner_preferences.height_${end}`]).toBe('163');
    expect(Object.keys(hopes)).toHaveLength(3);
  },
);
