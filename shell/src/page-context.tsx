import { createContext, use } from 'react';
import type { Page } from './create-page.ts';

/** The page's own things; only the shell's parts see it, remotes see the host. */
export const PageContext = createContext<Page | null>(null);

/** What `createPage` made. Throws outside of the app. */
export function usePage(): Page {
  const page = use(PageContext);
  if (page === null) throw new Error('usePage: no app above this component');
  return page;
}
