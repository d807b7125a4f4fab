import type { Random } from './random.ts';
import type { SeedProfile } from './seed-types.ts';

/** Fields that people leave out now and then, and how readily (0 to 1). */
const omitted: readonly (readonly [keyof SeedProfile, number])[] = [
  ['height', 0.06],
  ['bloodgroup', 0.3],
  ['work', 0.2],
  ['annual_income', 0.25],
  ['career_goals', 0.5],
  ['property_details', 0.45],
  ['mother_occupation', 0.15],
  ['father_occupation', 0.12],
  ['mamkul', 0.3],
  ['family_financial_status', 0.35],
  ['family_values', 0.25],
  ['hobbies_and_interests', 0.25],
  ['aboutme', 0.2],
  ['expectation', 0.25],
  ['drinking_habits', 0.2],
  ['smoking_habits', 0.2],
  ['type_of_marriage_ceremony', 0.5],
  ['interest_in_continuing_education', 0.4],
  ['gotra', 0.3],
];

/** Leaves fields empty as careless people do: many profiles are complete, some are half empty. */
export function withGaps(random: Random, full: SeedProfile): SeedProfile {
  const carelessness = random.weighted([
    [0, 45],
    [0.5, 35],
    [1, 14],
    [2, 6],
  ]);
  const gone = omitted.filter(([, readiness]) => random.next() < readiness * carelessness);
  return { ...full, ...Object.fromEntries(gone.map(([field]) => [field, null])) };
}
