import type { CallInput } from 'shared-contracts/calls/call';
import type { listProfiles } from 'shared-contracts/calls/profiles';

type Query = NonNullable<CallInput<typeof listProfiles>['query']>;

/** What families look for: wide, narrow, and what hardly anybody or nobody fits. */
export const SHAPES: Readonly<Record<string, Query>> = {
  'age, never married': { age_from: 26, age_to: 32, maritial_status: 'never_married' },
  'age, newest': { age_from: 24, age_to: 29, sort: 'newest' },
  'age and city': { age_from: 25, age_to: 31, city: 'Town 0' },
  'two cities, last active': { city: ['Town 1', 'Town 2'], sort: 'active' },
  'engineers of an age': { occupation: 'engineer', age_from: 25, age_to: 30 },
  'vegetarian, tall': { diet: ['vegetarian', 'jain'], height_from: 172, age_to: 30 },
  'photo, online lately': { photo: 'true', online: 'true' },
  'verified, no dosh': { verified: 'personal', mangal_dosh: 'no', age_to: 33 },
  "master's, a million": { education: 'master', income_from: 1_000_000 },
  'sign and status': { rashi: ['mesha', 'simha'], maritial_status: ['divorced', 'widowed'] },
  'widowed, from 35': { maritial_status: 'widowed', age_from: 35 },
  'jain of a small town': { diet: 'jain', city: 'Town 40', sort: 'newest' },
  'pilots of a town': { occupation: 'pilot', city: 'Town 30' },
  'everything verified, rich': { verified: ['personal', 'job', 'salary'], income_from: 3_000_000 },
  'vegan with dosh, one sign': { diet: 'vegan', mangal_dosh: 'yes', rashi: 'meena' },
  'mother tongue': { mother_tongue: 'Marathi' },
  'a rare mother tongue': { mother_tongue: 'Tulu' },
  'points from 25': { gun_milan_from: 25 },
  'points from 30, of a town': { gun_milan_from: 30, city: 'Town 30' },
  'a name': { q: 'name1' },
  'online lately': { online: 'true' },
  "master's": { education_level: 'master' },
  'nobody at all': {
    diet: 'vegan',
    mangal_dosh: 'yes',
    rashi: 'meena',
    maritial_status: 'widowed',
    city: 'Town 58',
    income_from: 3_500_000,
  },
};
