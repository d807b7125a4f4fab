import { ListingFilters, type FilterName } from 'shared-contracts/calls/listing-filters';

type ListKey =
  | 'city'
  | 'maritial_status'
  | 'education_level'
  | 'diet'
  | 'rashi'
  | 'mangal_dosh'
  | 'gotra_not'
  | 'verified'
  | 'mother_tongue';
type Single<Value> = Exclude<Value, readonly unknown[] | undefined>;

/** What the listing is filtered by; what may be several is always a list that is not empty. */
export type Filters = Omit<ListingFilters, ListKey> & {
  [Key in ListKey]?: Single<ListingFilters[Key]>[];
};
export type FilterKey = keyof Filters;

/** Every key of the address in the order in which it carries them, so that equal filters are one address. */
export const FILTER_KEYS = Object.keys(ListingFilters.shape) as FilterKey[];

const LISTS: readonly FilterKey[] = [
  'city',
  'maritial_status',
  'education_level',
  'diet',
  'rashi',
  'mangal_dosh',
  'gotra_not',
  'verified',
  'mother_tongue',
] satisfies ListKey[];

/** From and to; the server refuses one that ends before it begins. */
export const RANGES = [
  ['age_from', 'age_to'],
  ['height_from', 'height_to'],
] as const;

const KEYS_OF: Partial<Record<FilterName, readonly FilterKey[]>> = {
  age: RANGES[0],
  height: RANGES[1],
  income: ['income_from'],
  gun_milan: ['gun_milan_from'],
};

/** One filter as it stands on a chip: a list has one for each value. */
export interface AppliedFilter {
  readonly name: FilterName;
  readonly value?: string;
}

export function isList(key: FilterKey): boolean {
  return LISTS.includes(key);
}

/** The keys that make up what a family thinks of as one filter. */
export function keysOf(name: FilterName): readonly FilterKey[] {
  return KEYS_OF[name] ?? [name as FilterKey];
}

/** True for a range that ends before it begins. */
export function isBackward(filters: Filters, [from, to]: (typeof RANGES)[number]): boolean {
  return (filters[from] ?? -Infinity) > (filters[to] ?? Infinity);
}

/** The filters without one of them, or without one value of it. */
export function without(filters: Filters, { name, value }: AppliedFilter): Filters {
  const rest: Record<string, unknown> = { ...filters };
  for (const key of keysOf(name)) {
    const values = value === undefined ? [] : [rest[key]].flat();
    const kept = values.filter((one) => one !== value);
    if (kept.length > 0) rest[key] = kept;
    else delete rest[key];
  }
  // Only took away, so what is left is as it was.
  return rest as Filters;
}
