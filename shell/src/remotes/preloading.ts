import { isLazyPage } from 'shared-contracts/remote';
import { matchRoute, type RemoteName, type RouteName } from 'shared-contracts/routes';
import { ignore } from '../ignore.ts';
import type { RemoteLoader } from './loader.ts';

/** The parts of a window that preloading watches. */
export interface PreloadingParts {
  readonly document: Document;
  readonly loader: RemoteLoader;
  /** Runs when the browser has nothing better to do. */
  readonly whenIdle: (run: () => void) => void;
  /** True when the person asked for few bytes, or the line is very slow. */
  readonly sparing: boolean;
}

/** How many remotes an idle page fetches ahead: the rest waits for a pointer, a finger or the keyboard. */
const IDLE_REMOTES = 3;

const INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches what a person is about to open: the page behind a link that a pointer, a finger or the focus is on, and in
 * idle time the remotes behind the links of the page. Returns the way to stop.
 */
export function startPreloading({
  document,
  loader,
  whenIdle,
  sparing,
}: PreloadingParts): () => void {
  const onInterest = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    const route = link instanceof HTMLAnchorElement ? routeBehind(link) : null;
    if (route !== null) preloadPage(loader, route.owner, route.name);
  };
  for (const kind of INTEREST) document.addEventListener(kind, onInterest, { passive: true });
  if (!sparing) {
    whenIdle(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
      const owners = new Set(links.map((link) => routeBehind(link)?.owner).filter(isKnown));
      for (const owner of [...owners].slice(0, IDLE_REMOTES)) loader.preload(owner);
    });
  }
  return () => {
    for (const kind of INTEREST) document.removeEventListener(kind, onInterest);
  };
}

function routeBehind(link: HTMLAnchorElement): { owner: RemoteName; name: RouteName } | null {
  if (link.origin !== link.ownerDocument.location.origin) return null;
  const route = matchRoute(link.pathname)?.route;
  return route === undefined || route.owner === 'shell'
    ? null
    : { owner: route.owner, name: route.name };
}

function isKnown<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function preloadPage(loader: RemoteLoader, owner: RemoteName, name: RouteName): void {
  loader.preload(owner);
  const fetchPage = (): boolean => {
    const state = loader.state(owner);
    if (state.status === 'loading') return false;
    const page = state.status === 'ready' ? state.definition.pages[name] : undefined;
    if (page !== undefined && isLazyPage(page)) {
      page.load().catch(ignore('a page that cannot be fetched says so when it is opened'));
    }
    return true;
  };
  if (fetchPage()) return;
  const stop = loader.subscribe(() => {
    if (fetchPage()) stop();
  });
}
