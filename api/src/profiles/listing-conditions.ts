import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FilterName, ListingFilters } from 'shared-contracts/calls/listing-filters';
import { birthdatesOf } from './birthdates.rules.ts';

/** One filter as SQL over `person`, the name that every listing statement gives to profiles. */
export interface Condition {
  readonly name: FilterName | 'featured';
  /** Who fits, by columns that the listing's indexes hold. */
  readonly fits: RawBuilder<SqlBool>;
  /** Tsqueries over `facets` that everyone who fits answers, others perhaps too. */
  readonly facets: readonly RawBuilder<unknown>[];
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

/** The conditions of what a member filters by, in the order in which they are told. */
export function conditionsOf(filters: ListingFilters, now: Date): Condition[] {
  return [
    age(filters, now),
    height(filters),
    city(several(filters.city)),
    oneOf('maritial_status', 'maritial_status', 'status', several(filters.maritial_status)),
    text('education', filters.education),
    text('occupation', filters.occupation),
    income(filters.income_from),
    oneOf('diet', 'dietary_preferences', 'diet', several(filters.diet)),
    oneOf('rashi', 'rashi', 'rashi', several(filters.rashi)),
    oneOf('mangal_dosh', 'mangal_dosh', 'mangal', several(filters.mangal_dosh)),
    verified(several(filters.verified)),
    filters.photo === undefined
      ? null
      : condition('photo', sql`${column('has_photo')}`, [anyOf(['photo'])]),
    online(filters.online !== undefined, now),
  ].filter((one) => one !== null);
}

/** Whoever has a profile boost now (section 9, 'profile boost'). */
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

function height({ height_from: from, height_to: to }: ListingFilters): Condition | null {
  if (from === undefined && to === undefined) return null;
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

function city(cities: readonly string[]): Condition | null {
  if (cities.length === 0) return null;
  const names = cities.map((name) => sql`listing_words(${name})`);
  const facets = names.map((name) => sql`('''city:' || ${name} || '''')::tsquery`);
  return condition('city', sql`${column('city_key')} in (${sql.join(names)})`, [
    sql`(${sql.join(facets, sql` || `)})`,
  ]);
}

/** Of a text the words must stand together, the last perhaps cut short: 'software eng'. */
function text(name: 'education' | 'occupation', words: string | undefined): Condition | null {
  if (words === undefined) return null;
  return condition(
    name,
    sql`${column(`${name}_key`)} like '% ' || listing_words(${words}) || '%'`,
    [sql`listing_prefix(${sql.lit(name)}, listing_words(${words}))`],
  );
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

function online(asked: boolean, now: Date): Condition | null {
  if (!asked) return null;
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
