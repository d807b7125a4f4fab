import { ignore } from 'shared-contracts/behaviour/ignore';
import { isLazyPage } from 'shared-contracts/platform/remote';
import {
  matchRoute,
  routes,
  type RemoteName,
  type RouteName,
} from 'shared-contracts/platform/routes';
import type { RemoteLoader } from './loader.ts';

/** The parts of a window that preloading watches. */
export interface PreloadingParts {
  readonly document: Document;
  readonly loader: RemoteLoader;
  /** Runs when the browser has nothing better to do. */
  readonly whenIdle: (run: () => void) => void;
  /** True when the browser saves data, or the connection is very slow. */
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
    if (route !== null) preloadPage(loader, route);
  };
  for (const kind of INTEREST) document.addEventListener(kind, onInterest, { passive: true });
  if (!sparing) {
    whenIdle(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
      const names = links.map(routeBehind).filter(isKnown);
      const owners = new Set(names.map(ownerOf).filter(isKnown));
      for (const owner of [...owners].slice(0, IDLE_REMOTES)) loader.preload(owner);
      const likely = mostFrequent(names);
      if (likely !== undefined) preloadPage(loader, likely);
    });
  }
  return () => {
    for (const kind of INTEREST) document.removeEventListener(kind, onInterest);
  };
}

function routeBehind(link: HTMLAnchorElement): RouteName | null {
  if (link.origin !== link.ownerDocument.location.origin) return null;
  return matchRoute(link.pathname)?.route.name ?? null;
}

/** The remote that a page comes from; null for the shell's own. */
function ownerOf(name: RouteName): RemoteName | null {
  const { owner } = routes[name];
  return owner === 'shell' ? null : owner;
}

function isKnown<T>(value: T | null): value is T {
  return value !== null;
}

/** Where most links lead: from a listing to a profile. */
function mostFrequent(names: readonly RouteName[]): RouteName | undefined {
  const counts = new Map<RouteName, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Fetches the remote of a page, and the page's own code where that comes apart; nothing for the shell's pages. */
export function preloadPage(loader: RemoteLoader, name: RouteName): void {
  const owner = ownerOf(name);
  if (owner === null) return;
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
