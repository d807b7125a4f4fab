import { useHost } from 'shared-contracts/host';
import { useSearchParams } from 'shared-contracts/router';
import { placeOf, queryOf, type ListPlace } from './page-address.ts';

/** The place in the list that the address names, and the way to another, which Back undoes. */
export function usePlace(): {
  readonly place: ListPlace;
  readonly go: (place: ListPlace) => void;
} {
  const { communityCode } = useHost().config;
  const [query, setQuery] = useSearchParams();
  return {
    place: placeOf(query, communityCode),
    go: (place) => setQuery(queryOf(place, communityCode)),
  };
}
