import { hometowns } from './places.ts';
import type { Random } from './random.ts';
import type { SeedProfile } from './seed-types.ts';
import { surnames } from './surnames.ts';

const fathers = (
  'Retired teacher, Farmer, Bank officer (retired), Businessman, Retired from State Transport, Government officer, ' +
  'Advocate, Doctor, Shop owner, Police officer (retired), Engineer (retired), Priest, Cooperative society secretary, ' +
  'Railway employee, Army (retired), Late'
).split(', ');
const mothers = (
  'Homemaker, Homemaker, Homemaker, Homemaker, Teacher, Retired headmistress, Anganwadi worker, Nurse, Tailoring business, Bank employee, ' +
  'Farmer, Gruh udyog owner, Doctor, College lecturer'
).split(', ');
const property = (
  'Own flat (2 BHK), Ancestral house and 4 acres, Own bungalow, Family house in the village, Own flat and a plot, ' +
  '3 acres of irrigated land, Rented at present, Ancestral wada, Own row house, Flat under construction'
).split(', ');
const ceremonies = (
  'Traditional Vedic ceremony, Registered marriage and a small reception, Traditional with close family only, ' +
  'Satyashodhak ceremony, To be decided together, Simple temple wedding, Traditional over two days'
).split(', ');

/** The fields about parents, brothers and sisters, property and ceremony. */
export type FamilyFields = Pick<
  SeedProfile,
  | 'property_details'
  | 'number_of_siblings'
  | 'siblings_details'
  | 'father_occupation'
  | 'mother_occupation'
  | 'mamkul'
  | 'family_financial_status'
  | 'family_type'
  | 'family_values'
  | 'type_of_marriage_ceremony'
>;

/** Makes a family in which the number of siblings and their description agree. */
export function makeFamily(random: Random, age: number): FamilyFields {
  const siblings = random.weighted([
    [0, 14],
    [1, 48],
    [2, 26],
    [3, 9],
    [4, 3],
  ]);
  return {
    property_details: random.pick(property),
    number_of_siblings: siblings,
    siblings_details: describeSiblings(random, siblings, age),
    father_occupation: random.pick(fathers),
    mother_occupation: random.pick(mothers),
    mamkul: `${random.pick(surnames).latin}, ${random.pick(hometowns)}`,
    family_financial_status: random.weighted([
      ['Middle class', 50],
      ['Upper middle class', 30],
      ['Lower middle class', 12],
      ['Well-to-do', 8],
    ]),
    family_type: random.weighted([
      ['nuclear', 55],
      ['joint', 32],
      ['extended', 13],
    ]),
    family_values: random.weighted([
      ['moderate', 52],
      ['traditional', 30],
      ['liberal', 18],
    ]),
    type_of_marriage_ceremony: random.pick(ceremonies),
  };
}

function describeSiblings(random: Random, count: number, age: number): string {
  if (count === 0) return 'Only child';
  const kinds = Array.from({ length: count }, () => {
    const sister = random.chance(0.5);
    const elder = random.chance(0.5);
    const theirAge = age + (elder ? random.int(1, 7) : -random.int(1, 6));
    const married = theirAge >= (sister ? 22 : 25) && random.chance((theirAge - 18) / 16);
    const state = married
      ? 'married'
      : theirAge < 23
        ? 'studying'
        : random.pick(['working', 'preparing for examinations', 'in a job']);
    return `${elder ? 'elder' : 'younger'} ${sister ? 'sister' : 'brother'}, ${state}`;
  });
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  const text = [...counted].map(([kind, n]) => `${words[n]} ${plural(kind, n)}`).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const words = ['no', 'one', 'two', 'three', 'four'];

function plural(kind: string, n: number): string {
  return n === 1 ? kind : kind.replace(/(sister|brother)/, '$1s');
}
