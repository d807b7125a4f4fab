import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FilterName, ListingFilters } from 'shared-contracts/calls/listing-filters';
import { sameInch } from 'shared-contracts/domain/units';
import { birthdatesOf } from '../birthdates.rules.ts';
import { EDUCATION_WORDS, WITHIN_OTHERS } from '../education-levels.ts';
import { begunSpellings } from '../suggestions/begun-spellings.ts';
import { educations } from '../suggestions/educations.ts';
import { gotras } from '../suggestions/gotras.ts';
import { motherTongues } from '../suggestions/mother-tongues.ts';
import { occupations } from '../suggestions/occupations.ts';
import { places } from '../suggestions/places.ts';
import { allSpellings } from '../suggestions/suggestions.rules.ts';

/** One filter as SQL over `person`, the name that every listing statement gives to profiles. */
export interface Condition {
  readonly name: FilterName | 'featured' | 'banded';
  /** Who fits, by columns that the listing's indexes hold. */
  readonly fits: RawBuilder<SqlBool>;
  /** Tsqueries over `facets` that everyone who fits answers, others perhaps too. */
  readonly facets: readonly RawBuilder<unknown>[];
  /** Whether `fits` alone is looked up in an index of its own. */
  readonly isIndexed?: boolean;
}

/** Who was here in so many days counts as 'online lately'. */
export const ONLINE_LATELY_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Years completed by the youngest and the oldest whom a filter can mean. */
const AGES = { least: 18, most: 99 } as const;
const HEIGHTS = { least: 90, most: 250 } as const;

/** Centimetres that share one facet. */
const HEIGHT_STEP = 5;
/** Rupees a year at which the next facet begins; the same as in migration 013. */
const INCOME_STEPS = [
  200_000, 300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000,
  5_000_000, 7_500_000, 10_000_000,
] as const;

/** The conditions of what a member filters by, in the order in which they are reported. */
export function conditionsOf(filters: ListingFilters, now: Date): Condition[] {
  return [
    age(filters, now),
    height(filters),
    city(several(filters.city)),
    oneOf('maritial_status', 'maritial_status', 'status', several(filters.maritial_status)),
    text('education', filters.education, (words) => allSpellings(educations, words)),
    educationLevel(several(filters.education_level)),
    text('occupation', filters.occupation, (words) => begunSpellings(occupations, words)),
    income(filters.income_from),
    oneOf('diet', 'dietary_preferences', 'diet', several(filters.diet)),
    oneOf('rashi', 'rashi', 'rashi', several(filters.rashi)),
    oneOf('mangal_dosh', 'mangal_dosh', 'mangal', several(filters.mangal_dosh)),
    gotraNot(several(filters.gotra_not)),
    verified(several(filters.verified)),
    filters.photo === undefined
      ? null
      : condition('photo', sql`${column('has_photo')}`, [anyOf(['photo'])]),
    online(filters.online !== undefined, now),
    motherTongue(several(filters.mother_tongue)),
  ].filter((one) => one !== null);
}

/** Only these people: those of a filter that looks at each person, not at columns alone. */
export function among(name: 'gun_milan' | 'q', ids: readonly string[]): Condition {
  const fits = sql`${column('id')} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
  return { ...condition(name, fits, []), isIndexed: true };
}

/** Members with a profile boost now. */
export function featured(now: Date): Condition {
  return condition('featured', sql`${column('boosted_until')} > ${now}`, [anyOf(['boosted'])]);
}

/** A filter's values, whether the query string named one or several. */
export function several<Value>(value: Value | readonly Value[] | undefined): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Value[]) : [value as Value];
}

function age({ age_from, age_to }: ListingFilters, now: Date): Condition | null {
  if (age_from === undefined && age_to === undefined) return null;
  const { after, upTo } = birthdatesOf(age_from, age_to, now);
  const year = now.getFullYear();
  const years = range(year - (age_to ?? AGES.most) - 1, year - (age_from ?? AGES.least));
  const fits = both(
    after === null ? null : sql`${column('birthdate')} > ${after}`,
    upTo === null ? null : sql`${column('birthdate')} <= ${upTo}`,
  );
  return condition('age', fits, [anyOf(years.map((one) => `born:${one}`))]);
}

/** Both ends mean the whole inch that they are shown as: who reads `5 ft 4 in` finds everybody who is shown so. */
function height({ height_from, height_to }: ListingFilters): Condition | null {
  if (height_from === undefined && height_to === undefined) return null;
  const from = height_from === undefined ? undefined : sameInch(height_from).shortest;
  const to = height_to === undefined ? undefined : sameInch(height_to).tallest;
  const step = (centimetres: number) => Math.floor(centimetres / HEIGHT_STEP);
  const steps = range(step(from ?? HEIGHTS.least), step(to ?? HEIGHTS.most));
  const fits = both(
    from === undefined ? null : sql`${column('height')} >= ${from}`,
    to === undefined ? null : sql`${column('height')} <= ${to}`,
  );
  return condition('height', fits, [anyOf(steps.map((one) => `height:${one}`))]);
}

function income(from: number | undefined): Condition | null {
  if (from === undefined) return null;
  const first = INCOME_STEPS.filter((step) => step <= from).length;
  const steps = range(first, INCOME_STEPS.length);
  const fits = sql`${column('annual_income')} >= ${from}`;
  return condition('income', fits, [anyOf(steps.map((one) => `income:${one}`))]);
}

/** A place of our list is found however its people write it: `Pune`, `Poona`, `पुणे`. */
function city(cities: readonly string[]): Condition | null {
  if (cities.length === 0) return null;
  const spelt = new Set(cities.flatMap((name) => allSpellings(places, name)));
  const names = [...spelt].map((name) => sql`listing_words(${name})`);
  const facets = names.map((name) => sql`('''city:' || ${name} || '''')::tsquery`);
  return condition('city', sql`${column('city_key')} in (${sql.join(names)})`, [
    sql`(${sql.join(facets, sql` || `)})`,
  ]);
}

/**
 * Of a text the words must stand together, the last perhaps cut short: 'software eng'. Words of our list find its other
 * spellings too, and the beginning of an occupation what it begins in each language.
 */
function text(
  name: 'education' | 'occupation',
  words: string | undefined,
  spellings: (words: string) => readonly string[],
): Condition | null {
  if (words === undefined) return null;
  const spelt = spellings(words);
  const key = column(`${name}_key`);
  const fits = spelt.map((one) => sql`${key} like '% ' || listing_words(${one}) || '%'`);
  const facets = spelt.map((one) => sql`listing_prefix(${sql.lit(name)}, listing_words(${one}))`);
  return condition(name, sql`(${sql.join(fits, sql` or `)})`, [
    sql`(${sql.join(facets, sql` || `)})`,
  ]);
}

/** However a language of our list is written, it is the same one. */
function motherTongue(names: readonly string[]): Condition | null {
  if (names.length === 0) return null;
  const keys = [...new Set(names.flatMap((name) => allSpellings(motherTongues, name)))].map(
    (name) => sql`listing_words(${name})`,
  );
  const fits = sql`${column('tongue_key')} in (${sql.join(keys)})`;
  return { ...condition('mother_tongue', fits, []), isIndexed: true };
}

/**
 * Stands in no index, as nearly everybody fits: a page finds its people among the first that it looks at. However a gotra
 * of our list is written, it is the same one.
 */
function gotraNot(names: readonly string[]): Condition | null {
  if (names.length === 0) return null;
  const spelt = new Set(names.flatMap((name) => allSpellings(gotras, name)));
  const keys = [...spelt].map((name) => sql`listing_words(${name})`);
  const gotra = column('gotra');
  return condition(
    'gotra_not',
    sql`(${gotra} is null or listing_words(${gotra}) not in (${sql.join(keys)}))`,
    [],
  );
}

/** Whole words of education or degree that a level is known by. */
function educationLevel(levels: readonly (keyof typeof EDUCATION_WORDS)[]): Condition | null {
  if (levels.length === 0) return null;
  const words = levels.flatMap((level) => EDUCATION_WORDS[level]);
  const key = WITHIN_OTHERS.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${sql.lit(` ${from} `)}, ${sql.lit(` ${to} `)})`,
    sql`${column('education_key')} || ' '`,
  );
  // The key is made once for each person, whatever the number of words.
  const patterns = sql.join(words.map((one) => sql.lit(`% ${one} %`)));
  const facets = words.map((one) =>
    one
      .split(' ')
      .map((word) => `'education:${word}'`)
      .join('&'),
  );
  return condition('education_level', sql`(${key} like any (array[${patterns}]))`, [
    sql`${facets.map((one) => `(${one})`).join('|')}::tsquery`,
  ]);
}

function oneOf(
  name: FilterName,
  field: string,
  kind: string,
  values: readonly string[],
): Condition | null {
  if (values.length === 0) return null;
  const fits = sql`${column(field)} in (${sql.join(values)})`;
  return condition(name, fits, [anyOf(values.map((value) => `${kind}:${value}`))]);
}

function verified(kinds: readonly string[]): Condition | null {
  if (kinds.length === 0) return null;
  const fits = kinds.map((kind) => column(`verified_${kind}`));
  return condition(
    'verified',
    sql`(${sql.join(fits, sql` and `)})`,
    kinds.map((kind) => anyOf([`verified:${kind}`])),
  );
}

function online(requested: boolean, now: Date): Condition | null {
  if (!requested) return null;
  const since = new Date(now.getTime() - ONLINE_LATELY_DAYS * DAY_MS);
  return condition('online', sql`${column('last_active_at')} >= ${since}`, []);
}

function condition(
  name: Condition['name'],
  fits: RawBuilder<unknown>,
  facets: readonly RawBuilder<unknown>[],
): Condition {
  return { name, fits: fits as RawBuilder<SqlBool>, facets };
}

function column(name: string) {
  return sql.ref(`person.${name}`);
}

function both(one: RawBuilder<unknown> | null, other: RawBuilder<unknown> | null) {
  return sql`(${sql.join([one ?? sql`true`, other ?? sql`true`], sql` and `)})`;
}

/** A tsquery that one of our own words answers. */
function anyOf(words: readonly string[]): RawBuilder<unknown> {
  return sql`${words.map((word) => `'${word}'`).join('|')}::tsquery`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
