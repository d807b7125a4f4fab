import { expect, it } from 'vitest';
import { fitsGender, genderOf, madeForOf } from './made-for.ts';

it.each([
  ['son', 'female', 'daughter'],
  ['sister', 'male', 'brother'],
  ['daughter', 'female', 'daughter'],
  ['self', 'male', 'self'],
  ['relative', 'female', 'relative'],
] as const)('a profile for %s that is %s is for %s', (madeFor, gender, agreed) => {
  expect(madeForOf(madeFor, gender)).toBe(agreed);
  expect(fitsGender(madeFor, gender)).toBe(madeFor === agreed);
});

it('tells a gender only where whom it is for says one', () => {
  expect(genderOf('brother')).toBe('male');
  expect(genderOf('self')).toBeNull();
});
