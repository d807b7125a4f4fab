import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { useLocation } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import { usePage } from '../page-context.tsx';
import { texts } from '../texts.ts';
import { entryIndex, guardHistory } from './guard-history.ts';
import { guardLinks } from './guard-links.ts';

/**
 * While a page says that something is unsaved (`host.guardLeaving`), links, tabs, log-out, Back and closing the tab ask
 * first. What a page does of its own after saving does not, nor does the end of a session.
 */
export function Leaving() {
  const { leaving, navigation } = usePage();
  const { confirm } = useHost();
  const t = useTexts(texts);
  const { pathname, key } = useLocation();
  const isUnsaved = useSyncExternalStore(leaving.subscribe, leaving.isUnsaved, leaving.isUnsaved);

  const question = useRef(() => Promise.resolve(true));
  const place = useRef({ pathname, index: null as number | null });
  useLayoutEffect(() => {
    question.current = () =>
      confirm({ title: t('leave.title'), text: t('leave.text'), danger: true });
  });
  useLayoutEffect(() => {
    place.current = { pathname, index: entryIndex(window.history.state) };
  }, [pathname, key]);

  const ways = useMemo(
    () => ({
      isHeld: leaving.isHeld,
      ask: (leave: () => void) => leaving.ask(question.current, leave),
      go: (href: string) => navigation.go(href),
    }),
    [leaving, navigation],
  );

  // Always, and in this phase: the router stands above and begins to listen after the parts below it.
  useLayoutEffect(() => guardHistory(ways, () => place.current), [ways]);

  useEffect(() => {
    if (!isUnsaved) return;
    // Makes the browser ask in its own words. Only while needed: a page that listens is not kept for Back.
    const keepTab = (event: BeforeUnloadEvent) => {
      if (leaving.isHeld()) event.preventDefault();
    };
    const stopLinks = guardLinks(ways, (path) => path !== window.location.pathname);
    window.addEventListener('beforeunload', keepTab);
    return () => {
      stopLinks();
      window.removeEventListener('beforeunload', keepTab);
    };
  }, [isUnsaved, leaving, ways]);
  return null;
}

/**
 * While something would be lost by logging out, the ways to /logout ask first: what a page says (`host.guardSignOut`),
 * and what an earlier page has left unsent, though none sends it now.
 */
export function StayingIn() {
  const { stayingIn, session, navigation } = usePage();
  const { confirm } = useHost();
  const t = useTexts(texts);
  const leftOver = useRef<(() => void) | null>(null);
  useEffect(() => () => leftOver.current?.(), []);
  useEffect(() => {
    const lookForUnsent = () => {
      if (session.hasUnsent()) {
        leftOver.current ??= stayingIn.hold();
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
          return stayingIn.isHeld();
        },
        ask: (leave) => stayingIn.ask(question, leave),
        go: (href) => navigation.go(href),
      },
      (path) => path === routes.logout.path,
    );
    // The words of a question are those of its moment.
  });
  return null;
}
