import { useHost } from 'shared-contracts/host';
import { useSearchParams } from 'shared-contracts/router';
import { placeOf, queryOf, type ListFilters, type ListPlace } from './page-address.ts';

/** The place in the list that the address names, and the ways to others, which Back undoes. */
export interface UsedPlace {
  readonly place: ListPlace;
  readonly go: (change: Partial<ListPlace>) => void;
  /** Another list: its first page. While one types, the address of before is written over. */
  readonly filter: (change: Partial<ListFilters>, isTyping?: boolean) => void;
}

export function usePlace(): UsedPlace {
  const { communityCode } = useHost().config;
  const [query, setQuery] = useSearchParams();
  const place = placeOf(query, communityCode);
  const go = (change: Partial<ListPlace>, replace = false) =>
    setQuery(queryOf({ ...place, ...change }, communityCode), { replace });
  return {
    place,
    go,
    filter: (change, isTyping) =>
      go({ filters: { ...place.filters, ...change }, page: 1, cursor: null }, isTyping),
  };
}
