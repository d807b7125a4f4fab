import { expect, test } from 'vitest';
import { lessonNames, lessonsOf } from './set-aside.rules.ts';
import type { SetAside } from './sought.rules.ts';

const day = new Date('2026-11-21T00:00:00Z');
const open = { city: [], diet: [], stated: new Set<never>() };

const person = (more: Partial<SetAside> = {}): SetAside => ({
  birthdate: '1989-03-01',
  city_key: 'nagpur',
  education_levels: 2,
  diet: 'vegetarian',
  ...more,
});

test('three people alike teach what they have in common, and no more', () => {
  const people = [
    person(),
    person({ city_key: 'pune', diet: 'jain' }),
    person({ education_levels: null }),
    person({ education_levels: 4, birthdate: '1999-03-01', diet: null }),
  ];
  expect(lessonsOf(people, open, day)).toEqual({
    people: 4,
    age: { from: 35, to: 39 },
    city: 'nagpur',
    education: null,
    diet: null,
  });
});

test('two people teach nothing', () => {
  expect(lessonsOf([person(), person()], open, day)).toBeNull();
});

test('what the member states is not lowered', () => {
  const stated = new Set(['age', 'city', 'education'] as const);
  const lessons = lessonsOf([person(), person(), person()], { ...open, stated }, day);
  expect(lessons && lessonNames(lessons)).toEqual(['diet']);
});
