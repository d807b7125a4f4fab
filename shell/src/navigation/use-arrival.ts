import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useHost, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { routes } from 'shared-contracts/platform/routes';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import type { Entry } from './entry.ts';

const selectCounts = selectLate('counts');

/** The view of an address that leads nowhere. */
const NOT_FOUND = 'Page not found';

/** Gives the document its title, and says once per route change that a page was viewed; a redirect is no view. */
export function useArrival(entry: Entry, pathname: string): void {
  const t = useTexts(texts);
  const pageName = useTexts(pageNames);
  const { bus, config } = useHost();
  const { given, subscribe } = useAppServices().titles;
  const own = useSyncExternalStore(subscribe, given, given);
  const isOpen = entry.kind === 'open';
  const name = isOpen ? routes[entry.name].pageView : entry.kind === 'notFound' ? NOT_FOUND : null;
  const called = isOpen ? pageName(entry.name) : t('title.notFound');
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
