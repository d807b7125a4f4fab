import { listProfiles } from 'shared-contracts/calls/listed-profiles';
import { useHost } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { LISTING_FRESH } from '../../people/list-freshness.ts';
import { LISTING_KEPT } from '../people.ts';
import type { Sort } from '../show.ts';
import type { Filters } from './filters.ts';

/** The query of the listing besides the cursor. */
export interface PeopleQuery {
  readonly filters: Filters;
  readonly sort?: Sort;
  readonly mode?: 'featured';
  /** False while the filters cannot be searched for as they are. */
  readonly enabled?: boolean;
}

/** The people whom filters leave; the form's number and the page share one cache, so that Apply shows them at once. */
export function useFilteredPeople({ filters, sort, mode, enabled = true }: PeopleQuery) {
  const { pages } = useHost();
  const query = {
    ...filters,
    ...(sort === undefined || sort === 'relevance' ? {} : { sort }),
    ...(mode === undefined ? {} : { mode }),
  };
  return useInfiniteQuery({
    ...pages(listProfiles, { query }),
    staleTime: LISTING_FRESH,
    gcTime: LISTING_KEPT,
    enabled,
  });
}
