import { tabOf, type MainTab } from 'shared-contracts/main-tabs';
import { routes, type RouteName } from 'shared-contracts/routes';

/** The shapes that a page's skeleton comes in: those that the shell shows while a page's code is on its way. */
export type FrameKind = 'cards' | 'profile' | 'form';

/** The shape of a route's first screen. */
export function frameKind(route: RouteName | null): FrameKind {
  if (route === null || routes[route].owner === 'shell') return 'form';
  return route === 'profile' ? 'profile' : 'cards';
}

/** The tab of the bottom bar that a member's page belongs to. */
export type FrameTab = MainTab['name'];

/** The tab that is marked on a route; null where none is. */
export function frameTab(route: RouteName | null): FrameTab | null {
  return tabOf(route)?.name ?? null;
}
