import { matchRoute, type RouteName } from 'shared-contracts/platform/routes';
import type { Session } from 'shared-contracts/platform/store/session';

/** What opening an address comes to. */
export type Entry =
  | { readonly kind: 'open'; readonly name: RouteName }
  | { readonly kind: 'login' }
  | { readonly kind: 'notFound' };

/**
 * Judges an address by the route table: members' pages ask visitors to sign in, staff pages do not exist for others, nor
 * does the one that the server refused.
 */
export function entryTo(pathname: string, session: Session | null, refused?: string | null): Entry {
  const route = matchRoute(pathname)?.route;
  if (route === undefined) return { kind: 'notFound' };
  if (route.access === 'staff' && (session?.isAdmin !== true || pathname === refused)) {
    return { kind: 'notFound' };
  }
  if (route.access === 'member' && session === null) return { kind: 'login' };
  return { kind: 'open', name: route.name };
}
