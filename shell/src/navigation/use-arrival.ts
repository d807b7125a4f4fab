import { useEffect, useSyncExternalStore } from 'react';
import { pageViewed } from 'shared-contracts/events/event-map';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/routes';
import { usePage } from '../page-context.tsx';
import { texts } from '../texts.ts';
import type { Entry } from './entry.ts';

/** Gives the document its title, and says once per route change that a page was viewed; a redirect is no view. */
export function useArrival(entry: Entry, pathname: string): void {
  const t = useTexts(texts);
  const { bus, config } = useHost();
  const { given, subscribe } = usePage().titles;
  const own = useSyncExternalStore(subscribe, given, given);
  const notFound = t('title.notFound');
  const name =
    entry.kind === 'open'
      ? routes[entry.name].pageView
      : entry.kind === 'notFound'
        ? notFound
        : null;
  const title = t('title.page', { page: own ?? name ?? '', product: config.productName });
  useEffect(() => {
    if (name !== null) document.title = title;
  }, [name, title]);
  // The view keeps the route's name: a page's own title may be a person's, and counting learns none.
  useEffect(() => {
    if (name !== null) bus.emit(pageViewed, { name, path: pathname });
  }, [bus, name, pathname]);
}
