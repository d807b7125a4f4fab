import type { FilterWord, ListingFilters } from 'shared-contracts/calls/listing-filters';
import type { Gender } from 'shared-contracts/domain/profile';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { educationIn, gotraIn, occupationIn, placeIn } from '../localized-names.ts';
import { several } from './listing-conditions.ts';

/**
 * The filters in words that a reader of `language` writes otherwise, said of people of a gender (decision 182); undefined
 * where nothing is searched for in words.
 */
export function filterWordsIn(
  language: Locale,
  filters: ListingFilters,
  gender: Gender,
): FilterWord[] | undefined {
  const readers = {
    city: (written: string) => placeIn(language, written),
    education: (written: string) => educationIn(language, written),
    occupation: (written: string) => occupationIn(language, written, gender),
    gotra_not: (written: string) => gotraIn(language, written),
  };
  const words = (['city', 'education', 'occupation', 'gotra_not'] as const).flatMap((filter) =>
    several(filters[filter]).map((written) => {
      return { filter, written, read: readers[filter](written) };
    }),
  );
  return words.length === 0 ? undefined : words.filter(({ written, read }) => read !== written);
}
