import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { historyIndex } from 'shared-contracts/behaviour/history-index';
import { opensElsewhere } from 'shared-contracts/behaviour/opens-elsewhere';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { closeOnBack } from '../navigation/close-on-back.ts';
import { useHistoryPlace } from '../navigation/history-place.ts';

/**
 * While a page says that something is unsaved (`host.guardLeaving`), links, tabs, log-out, Back and closing the tab ask
 * first. What a page does of its own after saving does not, nor does the end of a session.
 */
export function UnsavedGuard() {
  const { navigationGuard, navigation } = useAppServices();
  const { confirm } = useHost();
  const t = useTexts(texts);
  const isUnsaved = useSyncExternalStore(
    navigationGuard.subscribe,
    navigationGuard.isUnsaved,
    navigationGuard.isUnsaved,
  );

  const question = useRef(() => Promise.resolve(true));
  const place = useHistoryPlace();
  useLayoutEffect(() => {
    question.current = () =>
      confirm({ title: t('leave.title'), text: t('leave.text'), danger: true });
  });

  const ways = useMemo(
    () => ({
      isHeld: navigationGuard.isHeld,
      ask: (leave: () => void) => navigationGuard.ask(question.current, leave),
      go: (href: string) => navigation.go(href),
    }),
    [navigationGuard, navigation],
  );

  // Always, and in this phase: the router stands above and begins to listen after the parts below it.
  useLayoutEffect(() => {
    const stops = [
      guardHistory(ways, () => place.current),
      closeOnBack(() => place.current, navigationGuard.isAsking),
    ];
    return () => stops.forEach((stop) => stop());
  }, [ways, place, navigationGuard]);

  useEffect(() => {
    if (!isUnsaved) return;
    // Makes the browser ask in its own words. Only while needed: a page that listens is not kept for Back.
    const keepTab = (event: BeforeUnloadEvent) => {
      if (navigationGuard.isHeld()) event.preventDefault();
    };
    const stopLinks = guardLinks(ways, (path) => path !== window.location.pathname);
    window.addEventListener('beforeunload', keepTab);
    return () => {
      stopLinks();
      window.removeEventListener('beforeunload', keepTab);
    };
  }, [isUnsaved, navigationGuard, ways]);
  return null;
}

/**
 * While something would be lost by logging out, the ways to /logout ask first: what a page says (`host.guardSignOut`),
 * what mf-engagement counts in the store, and what an earlier page has left unsent, though none sends it now.
 */
export function SignOutGuard() {
  const { signOutGuard, session, navigation } = useAppServices();
  const { confirm } = useHost();
  const t = useTexts(texts);
  const leftOver = useRef<(() => void) | null>(null);
  useEffect(() => () => leftOver.current?.(), []);
  useEffect(() => {
    const lookForUnsent = () => {
      if (session.hasUnsent()) {
        leftOver.current ??= signOutGuard.hold();
      } else {
        leftOver.current?.();
        leftOver.current = null;
      }
    };
    const question = () =>
      confirm({ title: t('signOut.title'), text: t('signOut.text'), danger: true });
    return guardLinks(
      {
        isHeld() {
          lookForUnsent();
          return signOutGuard.isHeld();
        },
        ask: (leave) => signOutGuard.ask(question, leave),
        go: (href) => navigation.go(href),
      },
      (path) => path === routes.logout.path,
    );
    // The words of a question are those of its moment.
  });
  return null;
}

/**
 * Holds back the browser's Back and Forward: a step to another page is undone before the router hears of it, and made
 * again when the answer is yes. Begins before the router does, for all listeners of a window are called in the order in
 * which they came. `place` is where the page stands among the router's entries. Returns the way to stop.
 */
function guardHistory(
  { isHeld, ask }: Pick<Exits, 'isHeld' | 'ask'>,
  place: () => { readonly pathname: string; readonly index: number | null },
): () => void {
  /** Steps that the person wanted to make, while the way back from there is under way. */
  let wanted: number | null = null;
  const onPop = (event: PopStateEvent) => {
    if (!isHeld()) return;
    const { pathname, index } = place();
    if (window.location.pathname !== pathname) {
      event.stopImmediatePropagation();
      // An entry that the router did not make has no number; all that leads to one from here is Back.
      const there = historyIndex(event.state);
      const steps = index === null || there === null ? 0 : there - index;
      wanted = steps === 0 ? -1 : steps;
      window.history.go(-wanted);
      return;
    }
    if (wanted === null) return;
    const steps = wanted;
    wanted = null;
    event.stopImmediatePropagation();
    ask(() => window.history.go(steps));
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

/**
 * Holds back clicks on links of the site that lead away, to the given paths, until the person agrees, then clicks again,
 * so that whatever the link does of its own (a menu that closes, a step back in history) is still done. Returns the way
 * to stop.
 */
function guardLinks(
  { isHeld, ask, go }: Exits,
  leadsAway: (pathname: string) => boolean,
): () => void {
  const onClick = (event: MouseEvent) => {
    // Another guard asks already.
    if (event.defaultPrevented) return;
    const link = isHeld() ? linkInThisTab(event) : null;
    if (link === null || !leadsAway(link.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      if (link.isConnected) link.click();
      else go(link.pathname + link.search + link.hash);
    });
  };
  // Before React, which listens further down.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The link of the site that a plain click opens in this tab; other sites are the browser's own warning. */
function linkInThisTab(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || opensElsewhere(event)) return null;
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.download !== '') {
    return null;
  }
  return link.origin === window.location.origin ? link : null;
}

/** What every way out of a page asks before it lets go. */
interface Exits {
  /** True while leaving must ask first. */
  readonly isHeld: () => boolean;
  /** Asks, and calls `leave` when the answer is yes. */
  readonly ask: (leave: () => void) => void;
  /** Opens an address of the site without a question. */
  readonly go: (href: string) => void;
}
