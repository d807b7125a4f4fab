import type { Reading } from './question/read-question.ts';
import type { Tongue } from './sentences/tongue.ts';
import type { Voice } from './sentences/voice.ts';
import type { Topic } from './topics.ts';

/** How many questions are offered with an answer. */
const OFFERED = 3;

/** What people ask after a topic, the likeliest first. */
const NEXT: Partial<Record<Topic, readonly Topic[]>> = {
  summary: ['family', 'expectation', 'education'],
  age: ['height', 'birthdate', 'maritial_status'],
  birthdate: ['rashi', 'birthname', 'gun_milan'],
  height: ['age', 'current_city', 'occupation'],
  maritial_status: ['expectation', 'family', 'age'],
  current_city: ['occupation', 'work', 'family'],
  education: ['occupation', 'continuing_education', 'career_goals'],
  continuing_education: ['education', 'career_goals', 'occupation'],
  occupation: ['annual_income', 'education', 'career_goals'],
  work: ['annual_income', 'education', 'career_goals'],
  annual_income: ['occupation', 'education', 'property_details'],
  family: ['mamkul', 'family_values', 'family_financial_status'],
  father_occupation: ['mother_occupation', 'siblings', 'family_type'],
  mother_occupation: ['father_occupation', 'siblings', 'mamkul'],
  siblings: ['father_occupation', 'mother_occupation', 'family_type'],
  mamkul: ['gotra', 'family', 'siblings'],
  family_type: ['family_values', 'siblings', 'father_occupation'],
  expectation: ['gun_milan', 'family_values', 'type_of_marriage_ceremony'],
  dietary_preferences: ['drinking_habits', 'smoking_habits', 'hobbies_and_interests'],
  drinking_habits: ['smoking_habits', 'dietary_preferences', 'hobbies_and_interests'],
  smoking_habits: ['drinking_habits', 'dietary_preferences', 'hobbies_and_interests'],
  hobbies_and_interests: ['aboutme', 'expectation', 'dietary_preferences'],
  horoscope: ['gun_milan', 'birthdate', 'mamkul'],
  rashi: ['gun_milan', 'gotra', 'mangal_dosh'],
  gotra: ['rashi', 'mamkul', 'gun_milan'],
  mangal_dosh: ['gun_milan', 'rashi', 'birthname'],
  birthname: ['gun_milan', 'rashi', 'mangal_dosh'],
  gun_milan: ['rashi', 'mangal_dosh', 'expectation'],
};

const FIRST: readonly Topic[] = [
  'summary',
  'family',
  'occupation',
  'education',
  'expectation',
  'hobbies_and_interests',
  'gun_milan',
  'dietary_preferences',
];

/** Questions that the profile answers and that are new. */
export function suggest(voice: Voice, { asks }: Reading, tongue: Tongue): string[] {
  const current = new Set(asks.map(({ topic }) => topic));
  const wanted = new Set([...asks.flatMap(({ topic }) => NEXT[topic] ?? []), ...FIRST]);
  return [...wanted]
    .filter((topic) => !current.has(topic) && tongue.tell[topic](voice) !== null)
    .slice(0, OFFERED)
    .map((topic) => tongue.suggestion[topic](voice));
}
