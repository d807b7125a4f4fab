import { ListingFilters } from 'shared-contracts/calls/listing-filters';
import { MOTHER_TONGUES } from 'shared-contracts/domain/mother-tongues';
import { LANGUAGE_PARAMETER } from 'shared-contracts/platform/page-data';
import { routes } from 'shared-contracts/platform/routes';
import { CHOOSE, type Sort } from '../show.ts';
import { FILTER_KEYS, isBackward, isList, RANGES, type Filters } from './filters.ts';

/** As many values of one filter as the contract lets through. */
const MOST_VALUES = 20;

/** What an address asks for. */
export interface ReadFilters {
  readonly filters: Filters;
  /** False when a filter is unknown, or something of one could not be read, and was left out. */
  readonly isWhole: boolean;
}

/** Parameters of every page and of this one that filter nothing, and what other sites add to links. */
const OTHER_KEYS: readonly string[] = [
  LANGUAGE_PARAMETER,
  CHOOSE,
  'sort',
  'show',
  'mode',
  'fbclid',
  'gclid',
  'igshid',
  'ref',
];

/** Whether a parameter is none of a filter that does not exist. */
function isKnown(key: string): boolean {
  return (
    (FILTER_KEYS as readonly string[]).includes(key) ||
    OTHER_KEYS.includes(key) ||
    key.startsWith('utm_')
  );
}

/** A mother tongue as the form has it, whichever script an address writes; one that the list lacks as it is. */
function inEnglish(text: string): string {
  const written = text.toLowerCase();
  const names = MOTHER_TONGUES.find((one) =>
    Object.values(one).some((name) => name.toLowerCase() === written),
  );
  return names?.en ?? text;
}

/** The filters of an address, value by value through the contract's schema; other parameters are not its business. */
export function readFilters(search: URLSearchParams): ReadFilters {
  const found: Record<string, unknown> = {};
  let isWhole = [...search.keys()].every(isKnown);
  for (const key of FILTER_KEYS) {
    const texts = search.getAll(key).map((text) => text.trim());
    const said = [...new Set(key === 'mother_tongue' ? texts.map(inEnglish) : texts)].filter(
      Boolean,
    );
    const good = said.flatMap((text) => {
      const read = ListingFilters.shape[key].safeParse(text);
      return read.success ? [read.data] : [];
    });
    const taken = good.slice(0, isList(key) ? MOST_VALUES : 1);
    if (taken.length < said.length) isWhole = false;
    if (taken.length > 0) found[key] = isList(key) ? taken : taken[0];
  }
  // Each value went through its part of the schema.
  const filters = found as Filters;
  for (const range of RANGES) {
    if (!isBackward(filters, range)) continue;
    isWhole = false;
    for (const key of range) delete filters[key];
  }
  return { filters, isWhole };
}

/** The filters and the order as an address and a saved search carry them. */
export function filtersText(filters: Filters, sort: Sort = 'relevance'): string {
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    for (const value of [filters[key] ?? []].flat()) search.append(key, String(value));
  }
  if (sort !== 'relevance') search.append('sort', sort);
  return search.toString();
}

/** Where the listing with these filters is. */
export function filteredHref(filters: Filters, sort?: Sort): string {
  const text = filtersText(filters, sort);
  return text === '' ? routes.filteredProfiles.href() : `${routes.filteredProfiles.href()}?${text}`;
}
