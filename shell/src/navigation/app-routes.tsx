import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { focusTitle } from 'shared-contracts/behaviour/focus-title';
import { useSession, useHost, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { declaredPage, routes, type RouteName } from 'shared-contracts/platform/routes';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { Navigate, useLocation } from 'shared-contracts/router';
import { mainId } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { ShellPage } from '../pages/shell-page.tsx';
import { notFoundPage, shellPageOf } from '../pages/shell-pages.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Entry } from './entry.ts';
import { loginHref } from './return-address.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** The page of the address, by the route table (section 2). */
export function AppRoutes({ entry }: { entry: Entry }) {
  const location = useLocation();
  const session = useSession();
  useArrival(entry, location.pathname);
  useTitleFocus(location.pathname);
  useScrollMemory(session?.userId);
  if (entry.kind === 'login') {
    return <Navigate replace to={loginHref(location.pathname + location.search + location.hash)} />;
  }
  // A page of another member starts afresh: nothing of the former may stay on screen.
  return (
    <OpenedPage
      key={session?.userId ?? 'visitor'}
      name={entry.kind === 'open' ? entry.name : null}
    />
  );
}

/** The page of a route, null for an address that leads nowhere. It does not render for a title or a count. */
const OpenedPage = memo(function OpenedPage({ name }: { name: RouteName | null }) {
  if (name === null) return <ShellPage key="notFound" page={notFoundPage} />;
  const shellPage = shellPageOf(name);
  return shellPage === null ? (
    <RemotePage name={name} />
  ) : (
    <ShellPage key={name} page={shellPage} />
  );
});

const selectCounts = selectLate('counts');

/** The view of an address that leads nowhere. */
const NOT_FOUND = 'Page not found';

/** Gives the document its title, and says once per route change that a page was viewed; a redirect is no view. */
function useArrival(entry: Entry, pathname: string): void {
  const t = useTexts(texts);
  const pageName = useTexts(pageNames);
  const { bus, config, locale } = useHost();
  const { given, subscribe } = useAppServices().titles;
  const own = useSyncExternalStore(subscribe, given, given);
  const isOpen = entry.kind === 'open';
  const name = isOpen ? routes[entry.name].pageView : entry.kind === 'notFound' ? NOT_FOUND : null;
  const called = isOpen
    ? (declaredPage(entry.name)?.title[locale] ?? pageName(entry.name))
    : t('title.notFound');
  const unread = useSelector(selectCounts)?.unreadChats ?? 0;
  const named = t('title.page', { page: own ?? called, product: config.productName });
  // Seen in the tab while another is looked at.
  const title = unread > 0 ? `(${unread}) ${named}` : named;
  // A post's document came with the post's title, which its page sets again once it has rendered.
  const cameWithTitle = isOpen && entry.name === 'blog' && own === null;
  const first = useRef<string | null>(pathname);
  useEffect(() => {
    if (first.current !== pathname) first.current = null;
    if (name === null || (cameWithTitle && first.current !== null)) return;
    document.title = title;
  }, [cameWithTitle, name, pathname, title]);
  // The view keeps the route's own name: a title may be a person's or in another language, and counting learns neither.
  useEffect(() => {
    if (name !== null) bus.emit(pageViewed, { name, path: pathname });
  }, [bus, name, pathname]);
}

/** Moves the focus to the new page's title after each navigation; the first page leaves it to the browser. */
function useTitleFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const frame = document.getElementById(mainId);
    return frame === null ? undefined : focusTitle(frame);
  }, [pathname]);
}
