import type { EDUCATION_LEVELS, ListingFilters } from 'shared-contracts/calls/listing-filters';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Agreement, Gender } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { EDUCATION_WORDS } from '../education-levels.ts';
import { asStored } from '../suggestions/suggestions.rules.ts';
import { several } from './listing-conditions.ts';

/** What makes people alike. */
export interface Traits {
  readonly gender: Gender;
  readonly birthdate: string;
  readonly maritial_status: string | null;
  readonly current_city: string | null;
  readonly mother_tongue: string | null;
  readonly dietary_preferences: string | null;
  /** Centimetres. */
  readonly height: number | null;
  readonly education: string | null;
}

/** What the order of a member's listing reads of the member. */
export interface Seeker extends Traits {
  readonly id: string;
  readonly partner_preferences: PartnerPreferences | null;
  /** Before the day of the order, the latest first. */
  readonly set_aside: readonly SetAside[];
}

/** A person whom the member set aside, as far as the order reads it. */
export interface SetAside {
  readonly birthdate: string;
  readonly city_key: string | null;
  readonly education_levels: number | null;
  readonly diet: string | null;
}

/** Completed years, both ends included. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** Whom a member looks for: what was filtered by or stated, else what is usual for age, city and language. */
export interface Sought {
  readonly age: AgeRange;
  /** What is usual for the member's age, whatever was stated: it holds for people who state no ages themselves. */
  readonly usualAge: AgeRange;
  /** Empty: any. */
  readonly maritial_status: readonly string[];
  /** Centimetres; null where height does not matter. */
  readonly height: { readonly from: number | undefined; readonly to: number | undefined } | null;
  readonly city: readonly string[];
  /** The lowest level of education that is enough. */
  readonly education: (typeof EDUCATION_LEVELS)[number] | null;
  readonly mother_tongue: string | null;
  readonly diet: readonly string[];
  /** What the member has stated or filtered by; the rest is assumed. */
  readonly stated: ReadonlySet<Agreement>;
}

/** A bride's groom is usually as old as she or a few years older. */
const OLDER = { least: -1, most: 7 } as const;
const YOUNGEST = { female: 18, male: 21 } as const;

/** The ages that people of an age and gender usually look for. */
export function usualAges(gender: Gender, age: number): AgeRange {
  const from = gender === 'female' ? age + OLDER.least : age - OLDER.most;
  const to = gender === 'female' ? age + OLDER.most : age - OLDER.least;
  const least = YOUNGEST[gender === 'female' ? 'male' : 'female'];
  return { from: Math.max(from, least), to: Math.max(to, least) };
}

/** Whom a member looks for on a day; a filter counts before what the profile states. */
export function soughtBy(seeker: Seeker, filters: ListingFilters, day: Date): Sought {
  const preferences = seeker.partner_preferences ?? {};
  const stated = new Set<Agreement>();
  const note = <Value>(agreement: Agreement, value: Value | null): Value | null => {
    if (value !== null) stated.add(agreement);
    return value;
  };
  const usualAge = usualAges(seeker.gender, ageOn(seeker.birthdate, day));
  const age = note('age', range(filters, 'age') ?? range(preferences, 'age'));
  const diets = list(several(filters.diet)) ?? list(preferences.dietary_preferences ?? []);
  const cities = list(several(filters.city)) ?? list(preferences.current_city ?? []);
  const tongue = seeker.mother_tongue;
  const statuses =
    list(several(filters.maritial_status)) ?? list(preferences.maritial_status ?? []);
  return {
    age: age === null ? usualAge : { from: age.from ?? 18, to: age.to ?? 99 },
    usualAge,
    maritial_status: statuses ?? (isFirstMarriage(seeker.maritial_status) ? ['never_married'] : []),
    height: note('height', range(filters, 'height') ?? range(preferences, 'height')),
    city: note('city', cities) ?? present(seeker.current_city),
    education: note('education', levelIn(preferences.education ?? '')),
    mother_tongue: tongue === null || tongue.trim() === '' ? null : tongue,
    diet: note('diet', diets) ?? ownDiet(seeker.dietary_preferences),
    stated,
  };
}

/** Years and centimetres to either side within which people are alike. */
const ALIKE = { years: 3, centimetres: 7 } as const;

/** Whom a viewer is shown below the profile of a person: those who are like that person; what the viewer stated stays so. */
export function soughtLike(person: Traits, viewer: Seeker, day: Date): Sought {
  const age = ageOn(person.birthdate, day);
  const { height, maritial_status, dietary_preferences: diet } = person;
  return {
    ...soughtBy(viewer, {}, day),
    age: { from: age - ALIKE.years, to: age + ALIKE.years },
    maritial_status: maritial_status === null ? [] : [maritial_status],
    height:
      height === null ? null : { from: height - ALIKE.centimetres, to: height + ALIKE.centimetres },
    city: present(person.current_city),
    education: levelIn(person.education ?? ''),
    mother_tongue: present(person.mother_tongue)[0] ?? null,
    diet: present(diet),
  };
}

/** What was not filled in counts as a first marriage, as most are. */
export function isFirstMarriage(status: string | null): boolean {
  return status === null || status === 'never_married';
}

/** The lowest level that a sentence such as 'A graduate' names; null where it names none. */
export function levelIn(sentence: string): Sought['education'] {
  const words = ` ${asStored(sentence)} `;
  const levels = ['diploma', 'bachelor', 'master', 'doctorate'] as const;
  return (
    levels.find((level) => EDUCATION_WORDS[level].some((word) => words.includes(` ${word} `))) ??
    null
  );
}

/** People who eat no meat usually look for a home that cooks none. */
function ownDiet(diet: string | null): readonly string[] {
  return diet === 'vegetarian' || diet === 'jain' ? ['vegetarian', 'jain'] : [];
}

function range(
  values: Readonly<Record<string, unknown>>,
  name: 'age' | 'height',
): { from: number | undefined; to: number | undefined } | null {
  const [from, to] = [values[`${name}_from`], values[`${name}_to`]];
  if (from === undefined && to === undefined) return null;
  return { from: from as number | undefined, to: to as number | undefined };
}

function list<Value>(values: readonly Value[]): readonly Value[] | null {
  return values.length === 0 ? null : values;
}

function present(value: string | null): readonly string[] {
  return value === null || value.trim() === '' ? [] : [value];
}
