import type { RouteName } from 'shared-contracts/platform/routes';

/** Pages that may stand in a search engine and have one address in each language; blog posts come beside them. */
export const SEARCHED_PAGES = [
  'home',
  'profiles',
  'subscription',
  'blogs',
  'features',
  'publishAd',
  'terms',
  'privacy',
  'safety',
  'refunds',
  'community',
  'login',
  'signup',
] as const satisfies readonly RouteName[];

export type SearchedPage = (typeof SEARCHED_PAGES)[number];

/** Whether a page of many addresses is one of those; a person's profile and what belongs to members never are. */
export function isSearchedPage(route: RouteName): route is SearchedPage {
  return SEARCHED_PAGES.some((one) => one === route);
}
