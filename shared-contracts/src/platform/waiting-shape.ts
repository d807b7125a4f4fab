import type { NamedRoute, RouteName } from './routes.ts';

/** The shapes in which a page waits for its content. */
export type WaitingShape = 'cards' | 'profile' | 'article' | 'rows' | 'form';

const SHAPES: Partial<Record<RouteName, WaitingShape>> = {
  profile: 'profile',
  blog: 'article',
  terms: 'article',
  privacy: 'article',
  safety: 'article',
  refunds: 'article',
  community: 'article',
  features: 'article',
  deleteAccount: 'article',
  publishAd: 'form',
  info: 'form',
  addContacts: 'form',
  member: 'form',
  interests: 'rows',
  chats: 'rows',
  chat: 'rows',
  calllogs: 'rows',
  reviews: 'rows',
  reports: 'rows',
  leads: 'rows',
  attention: 'rows',
  week: 'rows',
  audit: 'rows',
};

/**
 * How a route waits: the gateway's static frame and the shell draw the same, so that nothing moves between them. Pages
 * of the shell and of uploads are forms, everything else is cards; null is an address without a page.
 */
export function waitingShape(route: Pick<NamedRoute, 'name' | 'owner'> | null): WaitingShape {
  if (route === null || route.owner === 'shell') return 'form';
  const other = route.owner === 'mf-verification' ? 'form' : 'cards';
  return SHAPES[route.name] ?? other;
}
