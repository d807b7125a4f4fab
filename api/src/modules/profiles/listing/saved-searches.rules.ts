import { SavedFilters } from 'shared-contracts/calls/listing-filters';
import { safeParse } from 'zod/v4/core';
import { fieldErrors, type FieldError } from '../../../platform/validation/field-errors.ts';
import { fieldWords, nameOfField } from '../../../platform/validation/field-words.ts';
import { rangeErrors } from './filter-ranges.rules.ts';

/** Searches that one member keeps at most. */
export const MOST_SEARCHES = 20;

/** What a search's column holds. */
const MOST_LETTERS = 1000;
const tooLong: FieldError = {
  path: 'filters',
  message: (language) =>
    fieldWords(language)('field.tooLong', {
      field: nameOfField(['filters'], language),
      most: String(MOST_LETTERS),
    }),
};

/** A listing's query string as it is kept: known filters in their order and nothing else; or what is wrong with it. */
export function readFilters(text: string): { filters: string } | { errors: FieldError[] } {
  const query = queryOf(text);
  const parsed = safeParse(SavedFilters, query);
  const errors = [...(parsed.error ? fieldErrors(parsed.error.issues) : []), ...rangeErrors(query)];
  if (!parsed.success || errors.length > 0) return { errors };
  const kept = new URLSearchParams();
  for (const name of Object.keys(SavedFilters.shape)) {
    const value = parsed.data[name as keyof SavedFilters];
    for (const one of [value ?? []].flat()) kept.append(name, String(one));
  }
  // Written as an address has it, a text may be longer than it came.
  const filters = kept.toString();
  return filters.length > MOST_LETTERS ? { errors: [tooLong] } : { filters };
}

/** The filters of a stored search; null where this server cannot read them. */
export function storedFilters(text: string): SavedFilters | null {
  const parsed = safeParse(SavedFilters, queryOf(text));
  return parsed.success ? parsed.data : null;
}

/** A query string as the server's own parser gives it: a name that comes once has a text, otherwise a list. */
function queryOf(text: string): Record<string, string | string[]> {
  const search = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = '', ...others] = search.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
