import { useSyncExternalStore } from 'react';
import { usePage } from '../page-context.tsx';

/** What came late and stands above the page: the advertisement of now. */
export function Late() {
  const { subscribe, shown } = usePage().late;
  return useSyncExternalStore(subscribe, shown, shown);
}
