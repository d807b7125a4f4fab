import { givenNames } from './given-names.ts';
import { localities, type Place } from './places.ts';
import type { Random } from './random.ts';
import type { SeedContact } from './seed-types.ts';

/** A number in the series 90000 xxxxx, different for every `serial` below 100,000. */
export function fictionalPhone(serial: number): string {
  const number = (serial * 7919 + 10007) % 100000;
  return `+91 90000 ${String(number).padStart(5, '0')}`;
}

const relations = [
  ['Father', 'male'],
  ['Mother', 'female'],
  ['Elder brother', 'male'],
  ['Uncle (mama)', 'male'],
  ['Aunt (atya)', 'female'],
  ['Elder sister', 'female'],
  ['Family friend', 'male'],
] as const;

/** Up to three relatives who may be rung about a match, each relation once. */
export function makeContacts(
  random: Random,
  family: { lastName: string; place: Place; father: string; mother: string },
  nextPhone: () => string,
): SeedContact[] {
  const count = random.weighted([
    [0, 30],
    [1, 30],
    [2, 28],
    [3, 12],
  ]);
  const possible = relations.filter(
    ([relation]) => relation !== 'Father' || family.father !== 'Late',
  );
  return random.sample(possible, count).map(([relation, gender]) => ({
    name: `${random.pick(givenNames[gender]).latin} ${family.lastName}`,
    relation,
    phone: nextPhone(),
    occupation:
      relation === 'Father'
        ? family.father
        : relation === 'Mother'
          ? family.mother
          : random.pick(['Service', 'Business', 'Farmer', 'Retired', null]),
    current_city: random.chance(0.85) ? family.place.city : null,
    address: random.chance(0.6)
      ? `${random.int(1, 240)}, ${random.pick(localities)}, ${family.place.abroad ? 'Pune' : family.place.city}`
      : null,
  }));
}
