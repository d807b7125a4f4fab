import type { RouteName } from 'shared-contracts/routes';

/** The shapes that a page's skeleton comes in. */
export type FrameKind = 'cards' | 'profile' | 'article' | 'posts' | 'form' | 'plain';

const kinds: Partial<Record<RouteName, FrameKind>> = {
  home: 'cards',
  profiles: 'cards',
  savedProfiles: 'cards',
  filteredProfiles: 'cards',
  featured: 'cards',
  profile: 'profile',
  blogs: 'posts',
  blog: 'article',
  terms: 'article',
  login: 'form',
  signup: 'form',
  resetPassword: 'form',
};

/** The shape of a route's first screen; plain for a 404 and for what has no skeleton yet. */
export function frameKind(route: RouteName | null): FrameKind {
  return route === null ? 'plain' : (kinds[route] ?? 'plain');
}
