import { Fragment } from 'react';
import { useSession } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
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
  // Somebody else's page starts afresh: nothing of the former member's may stay on screen.
  return <Fragment key={session?.userId ?? 'visitor'}>{pageOf(entry)}</Fragment>;
}

function pageOf(entry: Exclude<Entry, { kind: 'login' }>) {
  const notFound = <ShellPage key="notFound" page={notFoundPage} />;
  if (entry.kind === 'notFound') return notFound;
  const shellPage = shellPageOf(entry.name);
  const page =
    shellPage === null ? (
      <RemotePage name={entry.name} />
    ) : (
      <ShellPage key={entry.name} page={shellPage} />
    );
  // The router's own match gives pages their parameters.
  return (
    <Routes>
      <Route path={routes[entry.name].path} element={page} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
