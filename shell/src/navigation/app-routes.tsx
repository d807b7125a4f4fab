import { memo } from 'react';
import { useSession } from 'shared-contracts/host';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { Navigate, Route, Routes, useLocation } from 'shared-contracts/router';
import { ShellPage } from '../pages/shell-page.tsx';
import { notFoundPage, shellPageOf } from '../pages/shell-pages.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Entry } from './entry.ts';
import { loginHref } from './return-address.ts';
import { useArrival } from './use-arrival.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useTitleFocus } from './use-title-focus.ts';

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
  const notFound = <ShellPage key="notFound" page={notFoundPage} />;
  if (name === null) return notFound;
  const shellPage = shellPageOf(name);
  const page =
    shellPage === null ? <RemotePage name={name} /> : <ShellPage key={name} page={shellPage} />;
  // The router's own match gives pages their parameters.
  return (
    <Routes>
      <Route path={routes[name].path} element={page} />
      <Route path="*" element={notFound} />
    </Routes>
  );
});
