import { matchRoute, routes } from 'shared-contracts/platform/routes';

/** Query parameter of /login that holds where to go afterwards. */
const RETURN = 'return';

/** The login page, leading back to an address of ours afterwards. */
export function loginHref(from: string): string {
  const back = safeAddress(from);
  return routes.login.href(back === null ? undefined : { [RETURN]: back });
}

/** Where to go after signing in. */
export function returnAddress(search: string): string {
  const address = new URLSearchParams(search).get(RETURN);
  return (address === null ? null : safeAddress(address)) ?? routes.profiles.href();
}

/** The address itself if it is a page of this site that makes sense after signing in; null otherwise. */
function safeAddress(address: string): string | null {
  // Only the origin of a parsed address tells: `//host`, `/\host` and others lead away.
  const base = 'https://site.invalid';
  if (!address.startsWith('/') || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const route = url.origin === base ? matchRoute(url.pathname)?.route : undefined;
  if (route === undefined || NOT_BACK_TO.has(route.name)) return null;
  return url.pathname + url.search + url.hash;
}

const NOT_BACK_TO: ReadonlySet<string> = new Set(['login', 'logout', 'signup', 'resetPassword']);
