import { ListingFilters } from 'shared-contracts/calls/listing-filters';
import { isBackward, RANGES, type FilterKey, type Filters } from './filters.ts';

/** What the form holds while it is filled in: texts may still be too short and ranges backward. */
export type FilterDraft = Filters;

/** The draft with one field set; nothing, an empty text and an empty list take the filter away. */
export function withField<Key extends FilterKey>(
  draft: FilterDraft,
  key: Key,
  value: Filters[Key] | undefined,
): FilterDraft {
  const { [key]: _, ...rest } = draft;
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  // A key less, or the same key with a value of its own type.
  return (isEmpty ? rest : { ...rest, [key]: value }) as FilterDraft;
}

const WORDS = ['education', 'occupation', 'q'] as const;

/** Fields that cannot be searched for as they are: the end of a backward range, a text without a word in it. */
export function draftErrors(draft: FilterDraft): ReadonlySet<FilterKey> {
  const backward = RANGES.filter((range) => isBackward(draft, range)).map(([, to]) => to);
  const unsearchable = WORDS.filter(
    (key) => !ListingFilters.shape[key].safeParse(draft[key]).success,
  );
  return new Set<FilterKey>([...backward, ...unsearchable]);
}

/** Of typed words, such as cities, those that can be searched for, each once. */
export function searchable(typed: readonly string[]): string[] {
  const good = typed.flatMap((text) => {
    const read = ListingFilters.shape.city.safeParse(text);
    return read.success && read.data !== undefined ? [read.data].flat() : [];
  });
  return [...new Set(good)];
}
