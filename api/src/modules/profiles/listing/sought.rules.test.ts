import { expect, test } from 'vitest';
import { soughtLike, type Seeker } from './sought.rules.ts';

const day = new Date('2026-11-21T00:00:00Z');

const rohan = {
  gender: 'male',
  birthdate: '1991-03-01',
  maritial_status: 'divorced',
  current_city: 'Nashik',
  mother_tongue: 'Marathi',
  dietary_preferences: 'vegetarian',
  height: 176,
  education: 'MBA',
} as const;

const asha: Seeker = {
  ...rohan,
  gender: 'female',
  birthdate: '1997-03-01',
  id: 'asha',
  partner_preferences: { age_from: 27, age_to: 33, current_city: ['Pune'] },
  set_aside: [],
};

test('people like a person have the traits of that person, and the viewer keeps what the viewer stated', () => {
  expect(soughtLike(rohan, asha, day)).toEqual({
    age: { from: 32, to: 38 },
    usualAge: { from: 28, to: 36 },
    maritial_status: ['divorced'],
    height: { from: 169, to: 183 },
    city: ['Nashik'],
    education: 'master',
    mother_tongue: 'Marathi',
    diet: ['vegetarian'],
    stated: new Set(['age', 'city']),
  });
});
