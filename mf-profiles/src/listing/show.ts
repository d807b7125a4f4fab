import { browseProfiles } from 'shared-contracts/calls/listed-profiles';

/** The visitor's three-way choice, as the address and the call carry it. */
export const SHOWS = browseProfiles.params.shape.x.options;
export type Show = (typeof SHOWS)[number];

/** The choice in `?show=`; anything else is everyone. */
export function showOf(search: URLSearchParams): Show {
  return SHOWS.find((show) => show === search.get('show')) ?? 'all';
}

/** A member's orders of the listing, as the address and the call carry them. */
export const SORTS = ['relevance', 'newest', 'active'] as const;
export type Sort = (typeof SORTS)[number];

/** The order in `?sort=`; anything else is relevance. */
export function sortOf(search: URLSearchParams): Sort {
  return SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance';
}

/** The parameter of the filtered listing that opens its filters. */
export const CHOOSE = 'choose';
