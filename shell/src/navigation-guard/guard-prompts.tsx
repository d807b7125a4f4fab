import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { closeOnBack } from '../navigation/close-on-back.ts';
import { useHistoryPlace } from '../navigation/history-place.ts';
import { guardHistory } from './guard-history.ts';
import { guardLinks } from './guard-links.ts';

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
